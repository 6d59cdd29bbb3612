/**
 * What browsers back to Safari 15, Chrome 90 and Firefox 90 lack and this page uses. Loaded before everything else.
 *
 * Only what is missing is added; the build lowers the syntax (vite.reader.config.ts).
 */

function add(on: object, name: string, value: (this: never, ...args: never[]) => unknown): void {
  if (!(name in on)) Object.defineProperty(on, name, { value, writable: true, configurable: true });
}

function at(this: ArrayLike<unknown>, index: number): unknown {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}

for (const list of [Array, String, Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array]) add(list.prototype, "at", at);
add(Array.prototype, "findLast", function (this: unknown[], fits: (value: unknown, at: number, all: unknown[]) => boolean) {
  for (let i = this.length - 1; i >= 0; i--) if (fits(this[i], i, this)) return this[i];
  return undefined;
});
add(Array.prototype, "findLastIndex", function (this: unknown[], fits: (value: unknown, at: number, all: unknown[]) => boolean) {
  for (let i = this.length - 1; i >= 0; i--) if (fits(this[i], i, this)) return i;
  return -1;
});
add(Array.prototype, "toReversed", function (this: unknown[]) {
  return [...this].reverse();
});
add(Array.prototype, "toSorted", function (this: unknown[], order?: (one: unknown, other: unknown) => number) {
  return [...this].sort(order);
});
add(Object, "hasOwn", (on: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(on, key));
/** Enough for what we copy: plain data, without dates, maps or circles. */
add(globalThis, "structuredClone", (value: unknown) => (value === undefined ? value : JSON.parse(JSON.stringify(value))));
