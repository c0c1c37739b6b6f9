import { expect, it } from "vitest";
import { makeLongCode, readLongCode, showLongCode } from "./long-code.ts";

it("a long code is sixteen letters, one for each random byte", () => {
  const bytes = Uint8Array.from({ length: 20 }, (_, place) => place * 32 + place);
  expect(makeLongCode(bytes)).toBe("0123456789ABCDEF");
});

it("is read without regard to case, width, spaces, hyphens and letters that look like digits", () => {
  for (const typed of [
    "0123-4567-89AB-CDEF",
    "oi23 4567 89ab cdef",
    "０１２３ー４５６７－８９ＡＢ　ＣＤＥＦ".replace("ー", "-"),
  ]) {
    expect(readLongCode(typed), typed).toBe("0123456789ABCDEF");
  }
});

it("what has another length or a letter that no code has is none", () => {
  for (const typed of ["", "0123456789ABCDE", "0123456789ABCDEF0", "0123456789ABCDEU"]) {
    expect(readLongCode(typed), typed).toBeNull();
  }
});

it("is shown in four groups, which are read as the code", () => {
  expect(showLongCode("0123456789ABCDEF")).toBe("0123-4567-89AB-CDEF");
});
