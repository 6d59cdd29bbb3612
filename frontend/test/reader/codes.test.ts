import { describe, expect, it } from "vitest";
import { BadCode, BASE, checkOf, clean, codeOf, EXPANSION, LETTERS, newCode, normal, secretOf, typedCode } from "../../src/reader/core";
import { RUDE } from "../../src/reader/core/rude";
import { vectors } from "./vectors";

const shared = vectors("codes");

describe("codes", () => {
  it("have the letters, the rude groups and the numbers of the Python reader", () => {
    expect(LETTERS).toBe(shared.letters);
    expect(RUDE.join(" ")).toBe(shared.rude);
    expect([clean(BASE), clean(EXPANSION)]).toEqual(shared.clean);
  });

  it("name the same secrets", () => {
    expect(shared.used.length).toBeGreaterThan(3_000);
    for (const line of shared.used as string[]) {
      const [number, code, assignment, golem] = line.split(" ");
      const secret = secretOf(code!);
      expect(secret.assignment.join("")).toBe(assignment);
      expect(secret.golem).toBe(golem === undefined ? null : Number(golem));
      expect(codeOf(Number(number), code!.length)).toBe(code);
    }
  });

  it("are refused when unused", () => {
    for (const code of (shared.unused as string).split(" ")) {
      expect(() => secretOf(code)).toThrowError(expect.objectContaining({ reason: "unused", shown: code }));
    }
  });

  it("are refused when no code can be so written", () => {
    for (const [text, reason] of shared.bad as [string, string][]) {
      expect(() => secretOf(text)).toThrowError(expect.objectContaining({ name: "BadCode", reason }));
    }
    expect(new BadCode("letter", "A")).toBeInstanceOf(Error);
  });

  it("are understood in small letters, with spaces and in Cyrillic", () => {
    for (const [typed, code] of shared.same as [string, string][]) expect(normal(typed)).toBe(code);
  });

  it("are found in what is typed or pasted, and never made by cutting", () => {
    for (const [typed, found] of shared.typed as [string, string | [string, string]][]) {
      if (typeof found === "string") expect(typedCode(typed)).toBe(found);
      else expect(() => typedCode(typed)).toThrowError(expect.objectContaining({ reason: found[0], shown: found[1] }));
    }
  });

  it("have the same check everywhere", () => {
    for (const [code, symbols] of shared.checks as [string, string[]][]) expect(checkOf(code)).toEqual(symbols);
  });

  it("of the original app are read by the players' algorithm", () => {
    for (const [letters, assignment] of Object.entries(shared.original)) {
      expect(secretOf(`app:${letters}`)).toEqual({ version: 1, assignment, golem: null });
    }
  });

  it("are made anew from the browser's chance", () => {
    const made = Array.from({ length: 50 }, () => newCode(EXPANSION));
    expect(new Set(made).size).toBeGreaterThan(45);
    for (const code of made) expect(secretOf(code).golem).not.toBeNull();
  });
});
