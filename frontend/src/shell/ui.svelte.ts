/** What is open on the page besides the table. */
export type Sheet = "menu" | "log" | "score" | "rules" | "share" | null;

class Ui {
  list = $state(false);
  sheet = $state<Sheet>(null);
}

export const ui = new Ui();
