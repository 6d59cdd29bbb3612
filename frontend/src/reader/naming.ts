/** How the installed page is called in each language: members of the web manifest and the labels that fill them. */
export const NAMING = { name: "read-app-name", short_name: "read-app-short", description: "read-app-about" } as const;
export const MANIFEST = "reader.webmanifest";

/** The manifest of a language; English is the one that the page links until a script runs. */
export function manifestOf(lang: string): string {
  return lang === "en" ? MANIFEST : MANIFEST.replace(".", `-${lang}.`);
}
