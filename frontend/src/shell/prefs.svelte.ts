/** What a person set for this browser: language, light or dark, sound, movement, speed, name. */
import type { Lang } from "../wire";
import { LANGS, words } from "./i18n.svelte";
import { SPEEDS, type Speed } from "./stage/speeds";

export type Theme = "system" | "light" | "dark";

const KEY = "goldenlane";
const MEDIA_LIGHT = "(prefers-color-scheme: light)";
const MEDIA_STILL = "(prefers-reduced-motion: reduce)";

interface Kept {
  lang?: Lang;
  theme?: Theme;
  sound?: boolean;
  still?: boolean;
  name?: string;
  speed?: Speed;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

function browserLang(): Lang {
  for (const wish of navigator.languages) {
    const found = LANGS.find((lang) => wish.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return "en";
}

class Prefs {
  lang = $state<Lang>("en");
  theme = $state<Theme>("system");
  sound = $state(false);
  still = $state(false);
  name = $state("");
  /** How fast the stage shows what happens. */
  speed = $state<Speed>("brisk");

  /** Read what was kept, and follow the system where nothing was set. */
  async start(): Promise<void> {
    const was = kept();
    this.theme = was.theme ?? "system";
    this.sound = was.sound ?? false;
    this.still = was.still ?? false;
    this.name = was.name ?? "";
    this.speed = SPEEDS.find((speed) => speed === was.speed) ?? "brisk";
    this.show();
    matchMedia(MEDIA_LIGHT).addEventListener("change", () => this.show());
    await this.setLang(was.lang ?? browserLang());
  }

  get light(): boolean {
    return this.theme === "system" ? matchMedia(MEDIA_LIGHT).matches : this.theme === "light";
  }

  /** No movement: wished here or by the system. */
  get calm(): boolean {
    return this.still || matchMedia(MEDIA_STILL).matches;
  }

  async setLang(lang: Lang): Promise<void> {
    await words.use(lang);
    this.lang = lang;
    this.keep();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.show();
    this.keep();
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    this.keep();
  }

  toggleTheme(): void {
    this.setTheme(this.light ? "dark" : "light");
  }

  show(): void {
    document.documentElement.dataset.theme = this.light ? "light" : "dark";
    document.documentElement.toggleAttribute("data-still", this.still);
  }

  keep(): void {
    const { lang, theme, sound, still, name, speed } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, sound, still, name, speed }));
    } catch {
      // A browser that keeps nothing: the wish holds until the page is closed.
    }
  }
}

export const prefs = new Prefs();
