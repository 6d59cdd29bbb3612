/** A code out of what was typed, pasted or scanned: the letters alone, a link, or a sentence with the code in it. */
import { BadCode, BASE, EXPANSION, LOOKALIKES, normal, secretOf } from "./codes";
import { originalOf } from "./original";

const SHOWN = 24;

/** Letters and digits, in capitals; everything else is only around them. */
export function bare(text: string): string {
  return [...text.toUpperCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign)).map((sign) => LOOKALIKES[sign] ?? sign).join("");
}

/** Words; letters that stand alone next to each other are one. */
function wordsOf(text: string): string[] {
  const found: string[] = [];
  let alone = "";
  for (const word of text.split(/\s+/).map(bare)) {
    if ([...word].length === 1) alone += word;
    else if (word) {
      found.push(alone, word);
      alone = "";
    }
  }
  return [...found, alone];
}

function inUse(word: string): boolean {
  try {
    secretOf(word);
    return true;
  } catch (error) {
    if (error instanceof BadCode) return false;
    throw error;
  }
}

/** The code as it is written; BadCode if there is none, or more than one. Nothing is ever cut off to make one. */
export function typedCode(text: string): string {
  const linked = /#([^#/?&\s]+)[^#]*$/.exec(text)?.[1] ?? text;
  const original = originalOf(linked);
  if (original) return original;
  const letters = bare(linked);
  if ([...letters].length <= EXPANSION) {
    const code = normal(letters);
    secretOf(code);
    return code;
  }
  const codes = new Set(wordsOf(linked).filter((word) => (word.length === BASE || word.length === EXPANSION) && inUse(word)));
  if (codes.size !== 1) throw new BadCode("length", [...letters].slice(0, SHOWN).join(""));
  return [...codes][0]!;
}
