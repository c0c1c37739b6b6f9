import { Registry } from "prom-client";
import { afterAll, expect, it } from "vitest";
import { openTexts, watchOpenedTexts } from "../../shared/languages/catalogues/catalogues.ts";
import type { Language } from "../../shared/languages/languages.ts";
import type { MissingTexts } from "../../shared/languages/translation-gaps.ts";
import { countMissingTexts } from "./count-missing-texts.server.ts";

afterAll(() => watchOpenedTexts(() => {}));

const lacks = (language: Language, name: string, missing: string[]): MissingTexts => ({
  ...{ kind: "catalogue", name, language, missing },
  ...{ total: 2, fallbacks: { en: missing.length } },
});
const registry = new Registry();
const lines: unknown[] = [];
let reads = 0;
countMissingTexts(registry, { warn: (fields: unknown) => lines.push(fields) } as never, async () => {
  reads += 1;
  return [lacks("vi", "public", ["b"]), lacks("vi", "mail", []), lacks("ko", "public", [])];
});
const counted = async () => {
  const metric = await registry.getSingleMetric("tsudoi_missing_texts_total")?.get();
  return metric?.values.map(({ labels, value }) => [labels.language, labels.catalogue, value]);
};
const texts = { a: "A", b: ["B ", ["name"]] } as never;
/** Once what is missing has been read. */
const open = async (language: Language) => {
  const opened = openTexts(language, texts);
  await new Promise((resolve) => setTimeout(resolve));
  return opened;
};

it("a text that is missing is counted by language and catalogue whenever it is written, and named once in the log", async () => {
  const vietnamese = await open("vi");
  expect([vietnamese._("a"), vietnamese._("b", { name: "1" }), vietnamese._("b", { name: "2" })]).toEqual([
    "A",
    "B 1",
    "B 2",
  ]);
  const own = await open("ko");
  own._("b", { name: "3" });
  expect(await counted()).toEqual([["vi", "public", 2]]);
  expect(lines).toEqual([{ language: "vi", catalogue: "public", key: "b" }]);
});

it("nothing is read for a language that is complete, and the texts of one that lacks nothing are as they were", async () => {
  const before = reads;
  const { _: write } = await open("ja");
  expect(reads).toBe(before);
  const { _: korean } = await open("ko");
  expect(korean).toBe(write);
});
