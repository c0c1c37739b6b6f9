import { expect, it } from "vitest";
import { cataloguesIn, loadCatalogues, openTexts, textsByLanguage } from "./catalogues.ts";

const found = {
  "../locales/ja/public.json": { title: ["集い"] },
  "../locales/en/public.json": { title: ["Tsudoi"] },
  "../locales/en/own.json": { more: ["More"] },
};

it("a language has its own files, and those of its fallback where it has none", () => {
  expect(cataloguesIn(found, "ja")).toEqual([{ title: ["集い"] }, { more: ["More"] }]);
  expect(cataloguesIn(found, "en")).toEqual([{ title: ["Tsudoi"] }, { more: ["More"] }]);
  expect(cataloguesIn({ "../locales/xx/public.json": 1 }, "ja")).toEqual([]);
});

it("files are fetched and put together", async () => {
  const loading = Object.fromEntries(Object.entries(found).map(([path, file]) => [path, async () => file]));
  expect(await loadCatalogues(loading, "ja")).toEqual({ title: ["集い"], more: ["More"] });
});

it("texts are opened once for each language", () => {
  const texts = textsByLanguage(found);
  const japanese = texts("ja");
  expect([japanese._("title"), texts("en")._("more")]).toEqual(["集い", "More"]);
  expect(texts("ja")).toBe(japanese);
  const opened = openTexts("en", { a: ["A"] }, { b: ["B"] });
  expect([opened._("a"), opened._("b"), opened.locale]).toEqual(["A", "B", "en"]);
});
