import { expect, it } from "vitest";
import { leftInOldSpace } from "../../../tests/support/left-in-old-space.ts";
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

it("holds nothing of the page until V8's next full collection", async () => {
  const left = await leftInOldSpace(20, () => {
    const rendering = Array.from({ length: 10_000 }, (_, place) => ({ place }));
    const page = new PageText(
      () => rendering,
      () => rendering,
    );
    page.on("error", () => rendering);
    page.write("<p>");
    page.end();
  });
  expect(left).toBeLessThan(20_000);
});
