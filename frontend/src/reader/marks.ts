/** What QR marks say: "GL:TOAD" is on a printed card of the toad; an address that ends in #TKQDN hands a game over. */
import { BASE, EXPANSION, INGREDIENTS, LETTERS } from "./core";

export interface Detector {
  detect(image: ImageBitmapSource): Promise<{ rawValue: string }[]>;
}

interface NativeDetector {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own detector if it has one, else a library, which is fetched only now. */
export async function detector(): Promise<Detector> {
  const native = (globalThis as { BarcodeDetector?: NativeDetector }).BarcodeDetector;
  if (native && (await native.getSupportedFormats()).includes("qr_code")) return new native({ formats: ["qr_code"] });
  const { BarcodeDetector } = await import("qr/decode.js");
  return new BarcodeDetector({ formats: ["qr_code"] });
}

/** The ingredient of a printed card; null for any other mark. */
export function cardOf(text: string): number | null {
  const found = INGREDIENTS.findIndex((name) => text.trim().toUpperCase() === `GL:${name.toUpperCase()}`);
  return found < 0 ? null : found;
}

const CODE = new RegExp(`(?:^|#)([${LETTERS}]{${BASE},${EXPANSION}})$`);

/** The letters of a code that a mark hands over; null for any other mark. */
export function codeIn(text: string): string | null {
  return CODE.exec(text.trim().toUpperCase())?.[1] ?? null;
}

/** The address that opens a game on another device. */
export function addressOf(code: string, here = location.href): string {
  return new URL(`#${code}`, here).href;
}
