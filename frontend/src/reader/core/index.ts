/** The card reader without a screen: codes, questions, judge, revelation and exact deduction. */

export * from "./advice";
export * from "./alchemy";
export * from "./check";
export * from "./codes";
export * from "./deduction";
export * from "./facts";
export * from "./judging";
export { isOriginal, LESSON, ORIGINAL } from "./original";
export * from "./reader";
export * from "./revelation";
export * from "./sealed";
export * from "./tableJudge";
export { bare, typedCode } from "./typed";
