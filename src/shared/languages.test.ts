import { describe, expect, it } from "vitest";
import { acceptedLanguage } from "./languages.ts";

describe("the accepted language is", () => {
  it.each([
    ["the one with the greater weight, wherever it stands", "en;q=0.5, ja;q=0.8", "ja"],
    ["the one without a weight, which counts as 1", "en;q=0.9, ja", "ja"],
    ["the first of those with the same weight", "en;q=0.8, ja;q=0.8", "en"],
    ["the best that is ours, where others weigh more", "fr, zh;q=0.9, en;q=0.3, ja;q=0.7", "ja"],
    ["not one that is refused with the weight 0", "en;q=0, ja;q=0.1", "ja"],
    ["not one whose weight is no number", "en;q=x, ja;q=0.1", "ja"],
    [
      "read whatever blanks, case and other parameters there are",
      "EN-us ; Q=0.2 , JA-jp ; v=1 ; q=0.3",
      "ja",
    ],
    ["none where all of ours are refused", "fr, ja;q=0, en;q=0.0", null],
    ["none where none is named", "*, fr;q=0.5", null],
    ["none without the header", null, null],
  ])("%s: %s", (_rule, header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });
});
