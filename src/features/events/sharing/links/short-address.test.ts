import { expect, test } from "vitest";
import { shortAddress } from "./short-address.ts";

const texts = [
  "留学生のための日本の就活スタート講座",
  "R&B「夜」#1 50% + α?x=1;y",
  '😀 "quotes" <b>\\ %E3%81%82 % %zz',
  "é\u00a0ß\u2028\u{10ffff}",
];

for (const text of texts)
  for (const [name, make] of [
    ["in a query", (of: string) => `https://x.example/post?${new URLSearchParams({ text: of, by: "2" })}`],
    ["in a mail", (of: string) => `mailto:?subject=${encodeURIComponent(of)}&body=a%0D%0Ab`],
  ] as const)
    test(`a browser takes a short address for the long one: ${text} ${name}`, () => {
      expect(new URL(shortAddress(make(text))).href).toBe(new URL(make(text)).href);
    });

test("letters past ASCII stand in a short address as they are, and what has a meaning there stays escaped", () => {
  expect(shortAddress("?q=%E6%9D%B1%26%23%20%E4%BA%AC+%25")).toBe("?q=東%26%23%20京+%25");
});
