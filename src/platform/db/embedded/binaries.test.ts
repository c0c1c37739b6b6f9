import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { chooseAccount, isRoot } from "./account.ts";
import { findBinaries, packageFolder } from "./binaries.ts";

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The installed package as it is when npm ran no install scripts: its links are missing. */
function installWithoutScripts(): { above: string; installed: string; systemDir: string } {
  const above = mkdtempSync(join(tmpdir(), "tsudoi-binaries-"));
  folders.push(above);
  chmodSync(above, 0o755);
  const installed = join(above, "project", "package");
  mkdirSync(dirname(installed));
  cpSync(packageFolder(), installed, {
    recursive: true,
    filter: (source) => !lstatSync(source).isSymbolicLink(),
  });
  return { above, installed, systemDir: join(above, "system") };
}

describe("PostgreSQL's programs", () => {
  it("run when the install scripts did not", async () => {
    const { installed, systemDir } = installWithoutScripts();
    expect(spawnSync(join(installed, "native/bin/postgres"), ["--version"]).status).not.toBe(0);
    const { postgres, version } = await findBinaries(chooseAccount(), systemDir, () => {}, installed);
    expect(postgres.startsWith(installed)).toBe(true);
    expect(version).toMatch(/^18\./);
  });

  it.runIf(isRoot)("are copied, once and with a word, when their user cannot reach them", async () => {
    const { installed, systemDir } = installWithoutScripts();
    chmodSync(dirname(installed), 0o700);
    const said: string[] = [];
    const find = () => findBinaries(chooseAccount(), systemDir, (message) => said.push(message), installed);
    const found = await Promise.all([find(), find()]);
    expect(await find()).toEqual(found[0]);
    expect(found[0].postgres.startsWith(systemDir)).toBe(true);
    expect(readdirSync(systemDir)).toHaveLength(1);
    expect(said[0]).toMatch(/cannot enter .*: copying its programs to/);
  });
});
