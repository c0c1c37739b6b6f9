import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

const project = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "tsudoi-lint-"));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(
  join(folder, "biome.json"),
  JSON.stringify({ plugins: [join(project, "tools/lint/no-language-codes.grit")] }),
);

/** Whether the rule reports the expression. */
function isReported(code: string): boolean {
  writeFileSync(join(folder, "code.ts"), `export const found = (language, texts) => ${code};\n`);
  const biome = join(project, "node_modules/.bin/biome");
  const { stdout, stderr } = spawnSync(biome, ["lint", "code.ts"], { cwd: folder, encoding: "utf8" });
  expect(`${stdout}${stderr}`).toContain("Checked 1 file");
  return stderr.includes("Only the registry knows which languages there are");
}

it.each([
  'language === "ja"',
  '"en" !== language',
  'language === "ch"',
  "texts.ja",
  "texts?.en",
  "({ ja: 1, en: 2 })[language]",
  '["ja", "en"]',
])("the linter reports %s", (code) => {
  expect(isReported(code)).toBe(true);
});

it.each(["pickText(language, texts)", "texts[language]", '"yes"'])("the linter lets pass %s", (code) => {
  expect(isReported(code)).toBe(false);
});
