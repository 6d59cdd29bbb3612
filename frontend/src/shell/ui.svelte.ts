/** What is open on the page besides the table. */
export type Sheet = "menu" | "log" | "score" | "rules" | "share" | null;

class Ui {
  list = $state(false);
  sheet = $state<Sheet>(null);
  /** The curtain of a shared device is down: nothing else may stay on the page. */
  covered = $state(false);
}

export const ui = new Ui();
