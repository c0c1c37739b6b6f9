import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { cataloguesIn } from "../../src/shared/languages/catalogues/catalogues.ts";
import { compileTexts, readTexts } from "../../tools/vite/compile-catalogue.ts";

const rootDir = mkdtempSync(join(tmpdir(), "tsudoi-texts-"));
afterAll(() => rmSync(rootDir, { recursive: true }));

function save(language: string, texts: Record<string, string>): void {
  mkdirSync(join(rootDir, "locales", language), { recursive: true });
  writeFileSync(join(rootDir, "locales", language, "public.json"), JSON.stringify(texts));
}

it("a key that a catalogue lacks is taken, when it is compiled, from the fallbacks in turn", () => {
  save("en", { all: "English", two: "English", one: "English" });
  save("ja", { all: "日本語", two: "日本語", one: "日本語" });
  save("zh", { all: "中文", two: "" });
  save("ja-easy", { one: "にほんご" });
  const textsOf = (language: string) => readTexts(join(rootDir, "locales"), language, "public");
  expect(textsOf("zh")).toEqual({ all: "中文", two: "English", one: "English" });
  expect(textsOf("ja-easy")).toEqual({ all: "日本語", two: "日本語", one: "にほんご" });
  expect(textsOf("ja")).toEqual({ all: "日本語", two: "日本語", one: "日本語" });
});

it("a text that cannot be compiled is named by its key", () => {
  expect(() => compileTexts({ good: "{count, plural, other {#}}", broken: "{count, plural" })).toThrow(
    "The text broken cannot be compiled",
  );
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
  expect(cataloguesIn(found, "zh")).toEqual(["en public", "zh own"]);
  expect(cataloguesIn(found, "ja-easy")).toEqual(["plain public", "ja own"]);
  expect(cataloguesIn({ "../locales/en/own.json": "en own" }, "ja-easy")).toEqual([]);
});
