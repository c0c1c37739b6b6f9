import { expect, it } from "vitest";
import { compileTexts } from "../../../../tools/vite/compile-catalogue.ts";
import { splitRuby } from "../../ruby/ruby-marks.ts";
import { textsByLanguage } from "./bare-texts.ts";
import { cataloguesIn, loadCatalogues, openTexts } from "./catalogues.ts";

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
  const loading = Object.fromEntries(
    Object.entries(found).map(([path, file]) => [path, async () => () => file]),
  );
  expect(await loadCatalogues(loading, "ja")).toEqual({ title: ["集い"], more: ["More"] });
});

it("texts of a language are read when somebody asks for it", () => {
  const read: string[] = [];
  const catalogues = ["ja", "en"].map((one) => {
    const catalogue = () => {
      read.push(one);
      return { title: [one] };
    };
    return [`../locales/${one}/public.json`, catalogue];
  });
  const texts = textsByLanguage(Object.fromEntries(catalogues));
  expect(read).toEqual([]);
  expect(texts("ja")._("title")).toBe("ja");
  expect(read).toEqual(["ja"]);
});

it("texts are opened once for each language", () => {
  const texts = textsByLanguage(
    Object.fromEntries(Object.entries(found).map(([path, file]) => [path, () => file])),
  );
  const japanese = texts("ja");
  expect([japanese._("title"), texts("en")._("more")]).toEqual(["集い", "More"]);
  expect(texts("ja")).toBe(japanese);
  const opened = openTexts("en", { a: ["A"] }, { b: ["B"] });
  expect([opened._("a"), opened._("b"), opened.locale]).toEqual(["A", "B", "en"]);
});

it("readings over words are drawn on pages and stand nowhere else, in branches of a plural as well", () => {
  const compiled = compileTexts({
    close: "{締切|しめきり}まで",
    left: "{count, plural, other {あと#{件|けん}の{席|せき}}}",
  });
  const messages = JSON.parse(JSON.parse(/JSON\.parse\((.*)\)\};$/s.exec(compiled)?.[1] ?? ""));
  const page = openTexts("ja", messages);
  expect(splitRuby(page._("close"))).toEqual([{ base: "締切", reading: "しめきり" }, "まで"]);
  expect(splitRuby(page._("left", { count: 2 }))[1]).toEqual({ base: "件", reading: "けん" });
  const elsewhere = textsByLanguage({ "../locales/ja/public.json": () => messages })("ja");
  expect(elsewhere._("close")).toBe("締切まで");
  expect(elsewhere._("left", { count: 2 })).toBe("あと2件の席");
  expect(() => compileTexts({ broken: "{count, plural, other {漢字|かんじ}}" })).toThrow("broken");
});
