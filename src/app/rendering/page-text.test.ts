import { expect, it } from "vitest";
import { PageText } from "./page-text.server.ts";

const pieces = [Buffer.from("<p>集"), Buffer.from("い</p>")];

it("hands on the whole page once, each byte of it as a character", () => {
  const texts: string[] = [];
  const page = new PageText(
    (text) => texts.push(text),
    (error) => expect.unreachable(String(error)),
  );
  for (const piece of pieces) expect(page.write(piece)).toBe(true);
  page.end();
  expect(texts.map((text) => Buffer.from(text, "latin1").toString())).toEqual(["<p>集い</p>"]);
});

it("tells of what React cannot finish", async () => {
  const failed = new Promise((resolve, reject) => new PageText(resolve, reject).destroy(new Error("no")));
  await expect(failed).rejects.toThrow("no");
});
