import { expect, test, vi } from "vitest";
import { fetchTextsInUse, partTexts } from "./part-texts.ts";

test("a part's texts are fetched once in a language, and are the same promise from then on", async () => {
  const fetch = vi.fn(async (language: string) => ({ title: [language] }));
  const texts = partTexts(fetch);
  const first = texts("en");
  expect(await first).toEqual({ title: ["en"] });
  expect(texts("en")).toBe(first);
  expect(await texts("ja")).toEqual({ title: ["ja"] });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("texts that could not be fetched are asked for again", async () => {
  const fetch = vi
    .fn()
    .mockRejectedValueOnce(new Error("no connection"))
    .mockResolvedValue({ title: ["x"] });
  const texts = partTexts(fetch);
  await expect(texts("en")).rejects.toThrow("no connection");
  expect(await texts("en")).toEqual({ title: ["x"] });
});

test("another language is fetched for all that the page has asked for, and fails where one of them does", async () => {
  const [used, unused] = [vi.fn(async () => ({})), vi.fn(async () => ({}))];
  partTexts(unused);
  await partTexts(used)("en");
  await fetchTextsInUse("ja");
  expect(used.mock.calls).toEqual([["en"], ["ja"]]);
  expect(unused).not.toHaveBeenCalled();
  await partTexts(async (language) => {
    if (language === "ja") throw new Error("no connection");
    return {};
  })("en");
  await expect(fetchTextsInUse("ja")).rejects.toThrow("no connection");
});
