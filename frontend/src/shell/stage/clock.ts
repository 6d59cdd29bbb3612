/** Do something later; the answer takes it back. */
export type After = (ms: number, then: () => void) => () => void;

export const realAfter: After = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};
