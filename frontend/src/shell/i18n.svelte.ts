/** The page's own labels. Sentences about the game come from the server in the same language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "../wire";

export const LANGS: readonly Lang[] = ["en", "pl", "uk"];
export const LANG_NAMES: Record<Lang, string> = { en: "English", pl: "Polski", uk: "Українська" };

const catalogues = import.meta.glob<string>("../../../src/goldenlane/i18n/*/page.ftl", {
  query: "?raw",
  import: "default",
});
/** Labels of one game in every language, by the path of the file; loaded with its board. */
export type Catalogues = Record<string, () => Promise<string>>;
const games = new Set<Catalogues>();
const loaded = new Map<Lang, FluentBundle>();

export function bundleOf(lang: Lang, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) {
    const [problem] = bundle.addResource(new FluentResource(text));
    if (problem) throw problem;
  }
  return bundle;
}

function textsOf(lang: Lang): Promise<string[]> {
  const files = [catalogues, ...games].flatMap((found) => Object.entries(found).filter(([path]) => path.includes(`/i18n/${lang}/`)));
  return Promise.all(files.map(([, load]) => load()));
}

class Words {
  lang = $state<Lang>("en");
  bundle = $state.raw<FluentBundle | null>(null);

  async use(lang: Lang): Promise<void> {
    let bundle = loaded.get(lang);
    if (!bundle) {
      bundle = bundleOf(lang, ...(await textsOf(lang)));
      loaded.set(lang, bundle);
    }
    this.bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** From now on also a game's own labels. */
  async add(found: Catalogues): Promise<void> {
    if (games.has(found)) return;
    games.add(found);
    loaded.clear();
    await this.use(this.lang);
  }
}

export const words = new Words();

/** A label of the page in the present language. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const message = words.bundle?.getMessage(id);
  if (!message?.value) return words.bundle ? id : "";
  return words.bundle!.formatPattern(message.value, args);
}

/** Whether the catalogue has a label; for names that come from the server. */
export function has(id: string): boolean {
  return words.bundle?.hasMessage(id) ?? false;
}

export function when(seconds: number): string {
  return new Intl.DateTimeFormat(words.lang, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}
