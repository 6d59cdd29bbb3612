/** The page's own labels. Sentences about the game come from the server in the same language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "../wire";

export const LANGS: readonly Lang[] = ["en", "pl", "uk"];
export const LANG_NAMES: Record<Lang, string> = { en: "English", pl: "Polski", uk: "Українська" };

const catalogues = import.meta.glob<string>("../../../src/goldenlane/i18n/*/page.ftl", {
  query: "?raw",
  import: "default",
});
const loaded = new Map<Lang, FluentBundle>();

export function bundleOf(lang: Lang, text: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const [problem] = bundle.addResource(new FluentResource(text));
  if (problem) throw problem;
  return bundle;
}

class Words {
  lang = $state<Lang>("en");
  bundle = $state.raw<FluentBundle | null>(null);

  async use(lang: Lang): Promise<void> {
    let bundle = loaded.get(lang);
    if (!bundle) {
      const load = catalogues[`../../../src/goldenlane/i18n/${lang}/page.ftl`];
      if (!load) throw new Error(`no catalogue for ${lang}`);
      bundle = bundleOf(lang, await load());
      loaded.set(lang, bundle);
    }
    this.bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
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
