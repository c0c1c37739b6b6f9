import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll } from "vitest";
import { project } from "../../bench/support/processes.ts";

const firstMigration = '"../migrations/0052_asked_before_promotion.sql":';

/** The built program with one migration more, as the next version would be. Answers the path of its server. */
export function buildNextVersion(migration: string): string {
  const folder = `build/server-next-${process.pid}`;
  cpSync(join(project, "build/server"), join(project, folder), { recursive: true });
  afterAll(() => rmSync(join(project, folder), { recursive: true, force: true }));
  const files = readdirSync(join(project, folder), { recursive: true, encoding: "utf8" });
  const withMigrations = files
    .filter((file) => file.endsWith(".js"))
    .map((file) => join(project, folder, file));
  const changed = withMigrations.filter((file) => {
    const code = readFileSync(file, "utf8");
    if (!code.includes(firstMigration)) return false;
    const added = `"../migrations/9999_next_version.sql": ${JSON.stringify(migration)},\n${firstMigration}`;
    writeFileSync(
      file,
      code.replace(firstMigration, () => added),
    );
    return true;
  });
  if (changed.length !== 1) throw new Error("the build does not hold its migrations as it used to");
  return `${folder}/server.js`;
}
