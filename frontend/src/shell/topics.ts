/** The short rules texts of each game, in the order of play. */
export const TOPICS: Record<string, string[]> = {
  golem: ["aim", "round", "marbles", "rows", "rabbi", "pass", "students", "movement", "create", "activate", "destroy", "control", "artifacts", "books", "upgrades", "characters", "income", "goals", "scoring", "undo"],
};
