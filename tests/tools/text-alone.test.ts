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
  JSON.stringify({ plugins: [join(project, "tools/lint/text-alone.grit")] }),
);

/** Whether the rule reports the body of a function of that name. */
function isReported(name: string, body: string): boolean {
  writeFileSync(join(folder, "code.tsx"), `export function ${name}({ t, isFree }) { ${body} }\n`);
  const biome = join(project, "node_modules/.bin/biome");
  const { stdout, stderr } = spawnSync(biome, ["lint", "code.tsx"], { cwd: folder, encoding: "utf8" });
  expect(`${stdout}${stderr}`).toContain("Checked 1 file");
  return stderr.includes("makes no element");
}

it.each(['return t("a");', 'if (isFree) return t("a");', 'return isFree ? t("a") : null;'])(
  "the linter reports a component with %s",
  (body) => expect(isReported("Fee", body)).toBe(true),
);

it.each([
  ["Fee", 'return rubyInside(t("a"));'],
  ["Fee", 'return <b>{t("a")}</b>;'],
  ["Fee", 'const name = () => { return t("a"); }; return <b>{name()}</b>;'],
  ["formatFee", 'return t("a");'],
])("the linter lets pass %s with %s", (name, body) => expect(isReported(name, body)).toBe(false));
