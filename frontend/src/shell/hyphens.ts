/**
 * Soft hyphens for long words in narrow places, by the syllables of Polish and Ukrainian.
 *
 * Browsers hyphenate by dictionaries that many installations lack. Both languages divide before the last
 * consonant between two vowels; what is one sound, and what begins a syllable together, is not torn.
 */
const LEAST = 3;
const VOWELS: Record<string, string> = { pl: "aąeęioóuy", uk: "аеєиіїоуюя" };
const TOGETHER = /(?:[cdrs]z|ch|d[źż]|[bdfgkpt][rl]|[бгґдкптфх][рл]|[bcdfghjklłmnńprsśtwzźż]i(?=[aąeęoóu]))$/;

function syllables(word: string, vowels: string): string {
  const inner = new RegExp(`([${vowels}])([^${vowels}]+)(?=[${vowels}])`, "gi");
  return word.replace(inner, (whole, vowel: string, between: string, at: number) => {
    const onset = between.match(TOGETHER)?.[0].length ?? 1;
    const cut = at + vowel.length + between.length - onset;
    // A soft sign or an apostrophe belongs to what is before it; ends of fewer than three letters stay.
    if (/^[ь’]/.test(between.slice(-onset)) || cut < LEAST || word.length - cut < LEAST) return whole;
    return `${vowel}${between.slice(0, between.length - onset)}\u00ad${between.slice(-onset)}`;
  });
}

/** Words of so many letters, with the places where they may be divided. */
export function soft(text: string, lang: string, letters = 11): string {
  const vowels = VOWELS[lang];
  return vowels ? text.replace(/\p{L}+/gu, (word) => (word.length < letters ? word : syllables(word, vowels))) : text;
}
