import { expect, test } from "vitest";
import { allOf, anyOf, marked, prune, term, termsIn, toTsquery } from "./term-query.ts";

const flowers = anyOf([
  term("花見"),
  allOf([term("cherry"), anyOf([term("blossom"), term("flower")])]),
  allOf([term("花見"), term("sake")]),
]);
const known = (...words: string[]) => new Set(termsIn(words.flatMap(term)));

test("a query loses what no text has, and what another alternative has found already", () => {
  const pruned = (...words: string[]) => toTsquery(prune(flowers, known(...words)));
  expect(pruned("花見", "cherry", "blossom", "flower", "sake")).toBe(
    "'花見' | ('cherry' & ('blossom' | 'flower'))",
  );
  expect(pruned("cherry", "flower", "sake")).toBe("('cherry' & 'flower')");
  expect(pruned("cherry", "sake")).toBe(null);
});

test("a mark stands before every term, whatever characters it has", () => {
  expect(toTsquery(marked(flowers, "1"))).toBe(
    "'1花見' | ('1cherry' & ('1blossom' | '1flower')) | ('1花見' & '1sake')",
  );
  expect(toTsquery(marked(term("'\\"), "1"))).toBe("'1''\\\\'");
});
