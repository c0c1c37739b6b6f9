import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCatalogForFile, getCatalogs } from "@lingui/cli/api";
import { makeConfig } from "@lingui/conf";
import { afterAll, expect, it, vi } from "vitest";
import config from "../../lingui.config.ts";
import { cataloguesIn } from "../../src/shared/catalogues.ts";
import { plain, zh } from "../support/more-languages.ts";

vi.mock("../../src/shared/language-registry.ts", async (original) => {
  const { withMoreLanguages } = await import("../support/more-languages.ts");
  return withMoreLanguages(await original());
});

const rootDir = mkdtempSync(join(tmpdir(), "tsudoi-texts-"));
afterAll(() => rmSync(rootDir, { recursive: true }));

function save(language: string, texts: Record<string, string>): void {
  mkdirSync(join(rootDir, "locales", language), { recursive: true });
  writeFileSync(join(rootDir, "locales", language, "public.json"), JSON.stringify(texts));
}

it("a key that a catalogue lacks is taken, when it is compiled, from the fallbacks in turn", async () => {
  save("en", { all: "English", two: "English", one: "English" });
  save("ja", { all: "日本語", two: "日本語", one: "日本語" });
  save("zh", { all: "中文" });
  save("ja-easy", { one: "にほんご" });
  const settings = makeConfig({ ...config, rootDir });
  const catalogs = await getCatalogs(settings);
  const compile = async (language: string) => {
    const found = getCatalogForFile(`locales/${language}/public.json`, catalogs);
    const { fallbackLocales = {}, sourceLocale = "en" } = settings;
    return (await found?.catalog.getTranslations(language, { fallbackLocales, sourceLocale }))?.messages;
  };
  expect(await compile("zh")).toEqual({ all: "中文", two: "English", one: "English" });
  expect(await compile("ja-easy")).toEqual({ all: "日本語", two: "日本語", one: "にほんご" });
  expect(await compile("ja")).toEqual({ all: "日本語", two: "日本語", one: "日本語" });
});

it("a catalogue that a language does not have is that of its first fallback which has it", () => {
  const found = {
    "../locales/en/public.json": "en public",
    "../locales/en/own.json": "en own",
    "../locales/ja/public.json": "ja public",
    "../locales/ja/own.json": "ja own",
    "../locales/zh/own.json": "zh own",
    "../locales/ja-easy/public.json": "plain public",
  };
  expect(cataloguesIn(found, zh)).toEqual(["en public", "zh own"]);
  expect(cataloguesIn(found, plain)).toEqual(["plain public", "ja own"]);
  expect(cataloguesIn({ "../locales/en/own.json": "en own" }, plain)).toEqual([]);
});
