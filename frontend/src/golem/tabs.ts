/** Phone: on which tab a place of the board is. */
const TAB: Record<string, string> = {
  marble: "tower", row: "tower", tile: "tower",
  golem: "city", student: "city", quarter: "city", house: "city", grave: "city",
  character: "court", book: "court",
};

export function tabOf(place: string): string {
  return TAB[place.split(" ")[0]!] ?? "work";
}
