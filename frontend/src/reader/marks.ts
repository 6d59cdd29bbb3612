/** What QR marks say: "GL:TOAD" is on a printed card of the toad; an address that ends in #TKQDN hands a game over. */
import { BASE, EXPANSION, INGREDIENTS, isOriginal, LETTERS, normal } from "./core";

interface Detector {
  detect(image: ImageBitmapSource): Promise<{ rawValue: string; cornerPoints?: readonly { x: number; y: number }[] }[]>;
}

/** Looks at the camera: what all marks in its picture say. */
export interface Looker {
  look(video: HTMLVideoElement): Promise<string[]>;
}

interface NativeDetector {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own detector if it has one, else a library, which is fetched only now and sees one mark at a time. */
export async function detector(): Promise<Looker> {
  const native = (globalThis as { BarcodeDetector?: NativeDetector }).BarcodeDetector;
  if (native && (await native.getSupportedFormats()).includes("qr_code")) {
    const found = new native({ formats: ["qr_code"] });
    return { look: async (video) => [...new Set((await found.detect(video)).map(({ rawValue }) => rawValue))] };
  }
  const { BarcodeDetector } = await import("qr/decode.js");
  return new OneByOne(new BarcodeDetector({ formats: ["qr_code"] }) as Detector);
}

/** Parts of the picture, as shares of its width and height: two cards lie beside or below each other. */
const PARTS = [[0, 0, 1, 1], [0, 0, 0.56, 1], [0.44, 0, 0.56, 1], [0, 0, 1, 0.56], [0, 0.44, 1, 0.56]] as const;
/** Wide enough for small marks, small enough for an old phone. */
const WIDTH = 960;

/** Finds every mark with a detector that finds one: in the whole picture, then in its halves, each found mark painted over. */
class OneByOne implements Looker {
  private readonly canvas = document.createElement("canvas");
  private readonly part = document.createElement("canvas");

  constructor(private readonly detector: Detector) {}

  async look(video: HTMLVideoElement): Promise<string[]> {
    const scale = Math.min(1, WIDTH / video.videoWidth);
    this.canvas.width = Math.round(video.videoWidth * scale);
    this.canvas.height = Math.round(video.videoHeight * scale);
    const picture = this.canvas.getContext("2d", { willReadFrequently: true })!;
    picture.drawImage(video, 0, 0, this.canvas.width, this.canvas.height);
    const found = new Set<string>();
    for (const part of PARTS) {
      const mark = await this.inside(picture, part);
      if (mark) found.add(mark);
      if (found.size === 2) break;
    }
    return [...found];
  }

  private async inside(picture: CanvasRenderingContext2D, [x, y, wide, high]: (typeof PARTS)[number]): Promise<string | null> {
    const { width, height } = this.canvas;
    const [left, top] = [Math.floor(x * width), Math.floor(y * height)];
    this.part.width = Math.floor(wide * width);
    this.part.height = Math.floor(high * height);
    this.part.getContext("2d", { willReadFrequently: true })!.drawImage(this.canvas, -left, -top);
    const [mark] = await this.detector.detect(this.part);
    if (!mark) return null;
    const corners = mark.cornerPoints ?? [];
    picture.beginPath();
    corners.forEach((corner) => picture.lineTo(left + corner.x, top + corner.y));
    picture.fill();
    return mark.rawValue;
  }
}

/** The ingredient of a printed card; null for any other mark. */
export function cardOf(text: string): number | null {
  const found = INGREDIENTS.findIndex((name) => text.trim().toUpperCase() === `GL:${name.toUpperCase()}`);
  return found < 0 ? null : found;
}

const CODE = new RegExp(`(?:^|#)([${LETTERS}]{${BASE},${EXPANSION}})$`);

/** The letters of a code that a mark hands over; null for any other mark. */
export function codeIn(text: string): string | null {
  return CODE.exec(text.trim().toUpperCase())?.[1] ?? normalOriginal(text.trim());
}

function normalOriginal(text: string): string | null {
  const code = text.slice(text.lastIndexOf("#") + 1);
  return isOriginal(code) ? normal(code) : null;
}

/** The address that opens a game on another device. */
export function addressOf(code: string, here = location.href): string {
  return new URL(`#${code}`, here).href;
}
