/** Phone: on which tab a place of the board is. */
const TAB: Record<string, string> = {
  theory: "theories", alchemical: "theories", seal: "theories", color: "theories", article: "theories", signs: "theories",
  grant: "theories", hand: "lab", favor: "lab", own: "lab",
};

/** Boards of the stage are shown with the tab "board". */
export function tabOf(place: string): string {
  return TAB[place.split(" ")[0]!] ?? "board";
}
