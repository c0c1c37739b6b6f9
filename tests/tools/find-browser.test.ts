import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tsudoi-browser-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string, exitCode: number): string {
  const path = join(folder, name);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 });
  return path;
}

function findBrowser(env: NodeJS.ProcessEnv) {
  const script = join(import.meta.dirname, "../../tools/find-browser.mjs");
  const { stdout, status } = spawnSync(process.execPath, [script], { env, encoding: "utf8" });
  return { said: stdout.trim(), status };
}

describe("the browser for the tests", () => {
  it("is the one that CHROMIUM_PATH names, before an installed one", () => {
    const given = program("given/my-browser", 0);
    program("bin/chromium", 0);
    expect(findBrowser({ CHROMIUM_PATH: given, PATH: join(folder, "bin") })).toEqual({
      said: given,
      status: 0,
    });
  });

  it("is not replaced by another one when CHROMIUM_PATH is wrong", () => {
    program("bin/chromium", 0);
    const found = findBrowser({ CHROMIUM_PATH: join(folder, "missing"), PATH: join(folder, "bin") });
    expect(found).toEqual({ said: expect.stringMatching(/^CHROMIUM_PATH must be/), status: 1 });
  });

  it("is the headless shell where it is installed, wherever it lies", () => {
    program("bin/chromium", 0);
    const shell = program("sbin/chromium-headless-shell", 0);
    const PATH = [join(folder, "bin"), join(folder, "sbin")].join(delimiter);
    expect(findBrowser({ PATH })).toEqual({ said: shell, status: 0 });
  });

  it("is an installed one that runs, not one that is only there by name", () => {
    program("bin/chromium", 1);
    const chrome = program("bin/google-chrome", 0);
    expect(findBrowser({ PATH: join(folder, "bin") })).toEqual({ said: chrome, status: 0 });
  });
});
