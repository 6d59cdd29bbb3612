/** An effect's face as a row of icons. The words of an effect come from the server. */
import type { Kind, Measure } from "./kinds";
import type { District } from "./view";

/** The JSON of the engine: {"do": "gain", "good": "clay", "n": 2}. */
export type Face = { do: string; [key: string]: unknown };

export type Icon =
  | { kind: "icon"; name: string; tint?: string; n?: number; wide?: boolean }
  | { kind: "compound"; name: string; badge: string; tint?: string; shape?: District }
  | { kind: "shield"; n: string }
  | { kind: "discount"; n: number }
  | { kind: "note"; text: string }
  | { kind: "arrow" }
  | { kind: "slash" };

const MEASURE: Record<Measure, Icon> = {
  "golem-track": { kind: "icon", name: "steps", tint: "clay" },
  "completed-artifact": { kind: "icon", name: "cauldron" },
  grave: { kind: "icon", name: "tomb" },
  "leftmost-student": { kind: "icon", name: "pawn-any" },
  "upgraded-tile": { kind: "icon", name: "upgrade-any" },
};
const UPGRADE_TINT: Record<string, string> = { golem: "c-red", artifact: "c-gold", research: "c-blue" };
const TILE_KIND: Record<string, string> = { gray: "artifact", golden: "artifact", big: "artifact", column: "research", track: "research" };

function goods(good: string, n: number): Icon {
  return good === "vp" ? { kind: "shield", n: String(n) } : { kind: "icon", name: good, n };
}

function golem(badge: string): Icon {
  return { kind: "compound", name: "golem", badge, tint: "clay" };
}

function withDiscount(icon: Icon, discount: unknown): Icon[] {
  return discount ? [icon, { kind: "discount", n: Number(discount) }] : [icon];
}

function upgrade(kind: string): Icon {
  return kind === "any" ? { kind: "icon", name: "upgrade-any" } : { kind: "icon", name: `upgrade-${kind}`, tint: UPGRADE_TINT[kind] };
}

function times(n: unknown): Icon[] {
  return Number(n) > 1 ? [{ kind: "note", text: `×${Number(n)}` }] : [];
}

function student(district: string, n: number): Icon {
  const badge = n < 0 ? "backward" : "forward";
  return district === "any"
    ? { kind: "compound", name: "pawn-any", badge }
    : { kind: "compound", name: "pawn", badge, tint: `c-${district}`, shape: district as District };
}

const DRAW: Record<Kind, (face: Face) => Icon[]> = {
  gain: (f) => [goods(String(f.good), Number(f.n))],
  "gain-each": (f) => ["clay", "coin", "knowledge"].map((good) => goods(good, Number(f.n))),
  "gain-any": (f) => [
    { kind: "note", text: String(f.n) },
    { kind: "icon", name: "clay" },
    { kind: "slash" },
    { kind: "icon", name: "coin" },
    { kind: "slash" },
    { kind: "icon", name: "knowledge" },
  ],
  "gain-per": (f) => [goods(String(f.good), Number(f.n)), { kind: "note", text: "×" }, MEASURE[f.per as Measure]],
  research: (f) => [{ kind: "icon", name: Number(f.n) < 0 ? "research-down" : "research" }, ...times(Math.abs(Number(f.n)))],
  "no-control-cost": () => [{ kind: "compound", name: "phase-control", badge: "cross" }],
  "student-income": () => [{ kind: "icon", name: "students", wide: true }, { kind: "icon", name: "plus" }],
  student: (f) => [student(String(f.district), Number(f.n))],
  "draw-goals": () => [{ kind: "icon", name: "goal" }],
  activate: (f) => [golem("bolt"), ...times(f.n)],
  "move-golem": (f) => [golem(f.back ? "both" : "forward"), ...times(f.steps)],
  "use-tile": () => [{ kind: "compound", name: "town", badge: "bolt" }],
  create: (f) => withDiscount(golem("plus"), f.discount),
  destroy: () => [golem("cross")],
  "golem-track": () => [{ kind: "compound", name: "steps", badge: "both", tint: "clay" }],
  upgrade: (f) => withDiscount(upgrade(String(f.kind)), f.discount),
  "free-upgrade": (f) => [upgrade(TILE_KIND[String(f.tile).split("-")[0]!] ?? "golem"), { kind: "icon", name: "plus" }],
  gold: (f) => [{ kind: "icon", name: "gold", n: Number(f.n) }],
  "activate-artifact": () => [{ kind: "compound", name: "cauldron", badge: "bolt" }],
  "buy-book": (f) => (f["slot-only"] ? [{ kind: "icon", name: "book" }, { kind: "note", text: "0" }] : withDiscount({ kind: "icon", name: "book" }, f.discount)),
  "use-active": (f) => [{ kind: "compound", name: "book", badge: "bolt" }, ...times(f.n)],
  repeat: (f) => [...icons(f.of as Face), ...times(f.n)],
  then: (f) => join(f.of as Face[], { kind: "note", text: "›" }),
  all: (f) => (f.of as Face[]).flatMap(icons),
  choice: (f) => join(f.of as Face[], { kind: "slash" }),
  pay: (f) => [...icons(f.cost as Face), { kind: "arrow" }, ...icons(f.gain as Face)],
};

function join(faces: Face[], between: Icon): Icon[] {
  return faces.flatMap((face, i) => (i ? [between, ...icons(face)] : icons(face)));
}

export function icons(face: Face): Icon[] {
  if (!drawable(face)) throw new Error(`no icons for the effect ${JSON.stringify(face)}`);
  return DRAW[face.do as Kind](face);
}

/** Whether a face has a picture; frames of the rules have none. */
export function drawable(face: Face): boolean {
  return face.do in DRAW;
}

/** The things that a kind brings, whatever else its face says; "" for none. */
const THINGS: Record<Exclude<Kind, "gain" | "gain-per" | "all" | "choice" | "pay" | "repeat" | "then">, string> = {
  research: "research", gold: "gold", student: "student", create: "golem", "buy-book": "book", upgrade: "upgrade",
  "free-upgrade": "upgrade", "draw-goals": "goal", "student-income": "clay coin knowledge vp", "gain-each": "clay coin knowledge",
  "gain-any": "clay coin knowledge", "golem-track": "", destroy: "", activate: "", "move-golem": "", "use-tile": "",
  "no-control-cost": "", "use-active": "", "activate-artifact": "",
};

/** What an effect brings, as words for "where do I get it?". */
export function gives(face: Face): string[] {
  const found = new Set<string>();
  const look = (part: Face): void => {
    if (part.do === "gain" || part.do === "gain-per") found.add(String(part.good));
    else if (part.do === "pay") look(part.gain as Face);
    else if (part.do === "repeat") look(part.of as Face);
    else if (Array.isArray(part.of)) (part.of as Face[]).forEach(look);
    else for (const thing of (THINGS[part.do as keyof typeof THINGS] ?? "").split(" ")) if (thing) found.add(thing);
  };
  look(face);
  return [...found];
}

/** The events that activate an artifact by its golden tile. */
export function triggerIcons(event: string): Icon[] {
  const bolt: Icon = { kind: "icon", name: "bolt" };
  if (event === "first-book") return [{ kind: "icon", name: "book" }, bolt];
  if (event === "create") return [golem("plus"), bolt];
  return [{ kind: "icon", name: `marble-${event.split("-")[0]}` }, bolt];
}
