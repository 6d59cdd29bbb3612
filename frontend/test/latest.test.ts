import { expect, test } from "vitest";
import { latest } from "../src/shell/latest";

test("an answer that comes after a newer question is dropped", async () => {
  const heard: string[] = [];
  let answer = (_: string) => {};
  const first = new Promise<string>((resolve) => (answer = resolve));
  const forget = latest(first, (said) => heard.push(said));
  forget();
  latest(Promise.resolve("newer"), (said) => heard.push(said));
  await Promise.resolve();
  answer("older");
  await first;
  await Promise.resolve();
  expect(heard).toEqual(["newer"]);
});

test("trouble is told while the question still stands", async () => {
  const heard: string[] = [];
  latest(Promise.reject(new Error("now")), () => {}, (error) => heard.push(error.message));
  latest(Promise.reject(new Error("before")), () => {}, (error) => heard.push(error.message))();
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual(["now"]);
});
