import { expect, it } from "vitest";
import { initialsOf, isFamilyName } from "./family-name.ts";

const fits = (typed: string, last_name: string, first_name = "X") =>
  isFamilyName(typed, { first_name, last_name });

it("a family name is compared without regard to case, width, blanks, accents and marks", () => {
  expect(fits(" ｙａｍａＤＡ ", "Yamada")).toBe(true);
  expect(fits("OBRIEN", "O’Brien")).toBe(true);
  expect(fits("Muller", "Müller")).toBe(true);
  expect(fits("van der berg", "VanDerBerg")).toBe(true);
  expect(fits("ﾔﾏﾀﾞ", "ヤマダ")).toBe(true);
  expect(fits("Wayan", "", "Wayan")).toBe(true);
});

it("kana and kanji are not taken for each other, nor a given name or a part for the family name, nor nothing for anything", () => {
  expect(fits("やまだ", "山田")).toBe(false);
  expect(fits("ヤマタ", "ヤマダ")).toBe(false);
  expect(fits("Hanako", "Yamada", "Hanako")).toBe(false);
  expect(fits("Yama", "Yamada")).toBe(false);
  expect(fits("", "Yamada")).toBe(false);
  expect(fits(" - ", "・", "・")).toBe(false);
});

it("initials are the first letter of each part of a name as it is written", () => {
  expect(initialsOf("Hanako Yamada")).toBe("H. Y.");
  expect(initialsOf("山田 花子")).toBe("山 花");
  expect(initialsOf("élodie  de la Tour")).toBe("É. D. L. T.");
});
