import { expect, it } from "vitest";
import { stripControlCharacters } from "./strip-control-characters.ts";

it("control characters are left out; what breaks a line, joins emoji or turns a direction stays", () => {
  expect(stripControlCharacters("a\u0000\u0007b\u001b\ud800c\ue000")).toBe("abc");
  const stored = "tab\tline\r\nlist 👩‍🍳 שלום\u200f";
  expect(stripControlCharacters(stored)).toBe(stored);
});
