/** Golems have no names on the board: which golem of before is which of now, so that each can be seen walking. */
import { golemPiece, type GolemPiece } from "./view";

export interface Walker extends GolemPiece {
  id: number;
}

let last = 0;

/** The golems of now, with the ids of before where one stayed, lay down or walked in its district. */
export function follow(before: readonly Walker[], names: readonly string[]): Walker[] {
  const left = [...before];
  const take = (fits: (one: Walker) => boolean): Walker | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const pieces = names.map(golemPiece);
  const found = pieces.map((piece) => take((one) => one.name === piece.name));
  pieces.forEach((piece, i) => {
    found[i] ??= take((one) => one.district === piece.district && one.section === piece.section);
  });
  pieces.forEach((piece, i) => {
    found[i] ??= take((one) => one.district === piece.district);
  });
  return pieces.map((piece, i) => ({ ...piece, id: found[i]?.id ?? ++last }));
}
