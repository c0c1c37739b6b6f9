import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fail, pinnedNode, root, runNpmOutside, say } from "./processes.mjs";

/** Installs what is missing, and makes sure that the pinned Node is there. */
export async function install() {
  if (isMissing()) {
    say("Installing the dependencies (npm ci)");
    // The lock file holds each package's digest, so what this machine has fetched before needs no second question.
    const quietly = ["--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
    const code = await runNpmOutside(["ci", "--include=dev", ...quietly]);
    if (code !== 0)
      fail("npm ci failed. It needs the npm registry and a folder that can be written; then start again.");
  }
  if (!runsPinnedNode()) {
    say("Installing the pinned Node, whose install script did not run");
    await runNpmOutside(["rebuild", "node", "--ignore-scripts=false"]);
  }
  if (!runsPinnedNode()) {
    fail(
      `The pinned Node ${pinnedVersion()} is not in node_modules. Run "npm rebuild node --ignore-scripts=false", which needs the npm registry, and start again.`,
    );
  }
}

function isMissing() {
  const installed = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installed)) return true;
  return statSync(join(root, "package-lock.json")).mtimeMs > statSync(installed).mtimeMs;
}

function pinnedVersion() {
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8")).dependencies.node;
}

function runsPinnedNode() {
  const { stdout } = spawnSync(pinnedNode, ["--version"], { encoding: "utf8" });
  return stdout?.trim() === `v${pinnedVersion()}`;
}
