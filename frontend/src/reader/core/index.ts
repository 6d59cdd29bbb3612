/** The card reader without a screen: codes, questions, judge, revelation and exact deduction. */

export * from "./advice";
export * from "./alchemy";
export * from "./codes";
export * from "./deduction";
export * from "./facts";
export * from "./judging";
export * from "./reader";
export * from "./revelation";
export * from "./sealed";
export * from "./tableJudge";
