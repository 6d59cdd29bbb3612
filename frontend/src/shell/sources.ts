/** Where a thing comes from: everything on the board that gives it. */

export interface Source {
  words: string;
  reach: boolean;
  place: string;
  nodes: HTMLElement[];
}

/** The sources of a thing under a node, lit; the same words on several things are one source. */
export function light(root: ParentNode, thing: string): Source[] {
  const found = new Map<string, Source>();
  for (const node of root.querySelectorAll<HTMLElement>(`[data-gives~="${thing}"]`)) {
    const words = node.closest<HTMLElement>("[data-tip]")?.dataset.tip ?? node.getAttribute("aria-label") ?? "";
    const reach = node.closest("[data-legal]") !== null || node.querySelector("[data-legal]") !== null;
    node.dataset.lit = reach ? "reach" : "far";
    if (!words) continue;
    const known = found.get(words) ?? { words, reach: false, place: node.closest<HTMLElement>("[data-place]")?.dataset.place ?? "", nodes: [] };
    found.set(words, { ...known, reach: known.reach || reach, nodes: [...known.nodes, node] });
  }
  return [...found.values()];
}

export function darken(sources: Source[]): void {
  for (const { nodes } of sources) for (const node of nodes) delete node.dataset.lit;
}
