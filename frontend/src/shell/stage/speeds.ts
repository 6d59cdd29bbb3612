/** How fast the stage shows what happens; kept apart, for the settings of the lobby need no more than this. */
export const SPEEDS = ["calm", "brisk", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];
