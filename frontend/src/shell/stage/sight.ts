/** Things of the board as they stand on the screen now. */

/** Where the first of these things is that can be seen. */
export function where(selectors: readonly string[]): DOMRect | undefined {
  for (const selector of selectors) {
    for (const node of document.querySelectorAll(`main ${selector}`)) if (node.getClientRects().length) return node.getBoundingClientRect();
  }
  return undefined;
}

export const placeSelector = (place: string): string => `[data-place="${CSS.escape(place)}"]`;

/** Outline the things at these places in the colour of a seat; nothing else stays outlined under this name. */
export function outline(name: "touched" | "onstage", marks: readonly { place: string; seat: number }[]): void {
  const attribute = `data-${name}`;
  for (const node of document.querySelectorAll(`[${attribute}]`)) node.removeAttribute(attribute);
  for (const { place, seat } of marks) {
    for (const node of document.querySelectorAll(`main ${placeSelector(place)}`)) node.setAttribute(attribute, String(seat));
  }
}
