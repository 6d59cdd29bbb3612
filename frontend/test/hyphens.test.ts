import { describe, expect, it } from "vitest";
import { soft } from "../src/shell/hyphens";

const shown = (text: string, lang: string) => soft(text, lang, 9).replaceAll("\u00ad", "-");

describe("soft hyphens", () => {
  it.each([
    ["Współpracownik", "Współ-pra-cow-nik"],
    ["Dworzanin", "Dwo-rza-nin"],
    ["Magiczny moździerz", "Magiczny moź-dzierz"],
    ["Czarnoksiężnik", "Czar-nok-sięż-nik"],
    ["Mandragora", "Man-dra-gora"],
  ])("divide the Polish %s", (word, divided) => expect(shown(word, "pl")).toBe(divided));

  it.each([
    ["Придворний", "Прид-вор-ний"],
    ["Випробування", "Випро-бу-вання"],
    ["Королівський перстень", "Коро-лівсь-кий перстень"],
  ])("divide the Ukrainian %s", (word, divided) => expect(shown(word, "uk")).toBe(divided));

  it("leave short words and English alone", () => {
    expect(soft("Mandragora", "pl")).toBe("Mandragora");
    expect(soft("Associate", "en")).toBe("Associate");
  });
});
