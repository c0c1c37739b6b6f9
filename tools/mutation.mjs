import { existsSync } from "node:fs";
import { join } from "node:path";
import { fail, pinnedNode, root, run, runNpmOutside, say } from "./processes.mjs";

const folder = join(root, "tests", "mutation");
const stryker = join(folder, "node_modules/@stryker-mutator/core/bin/stryker.js");

/** Breaks rules on purpose and counts what the tests catch. `args` go to Stryker: `-m "src/shared/**"`. Resolves to the exit code. */
export async function mutation(args) {
  if (!existsSync(stryker)) {
    say("Installing the mutation tester (npm ci in tests/mutation)");
    const quietly = ["--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error", "--legacy-peer-deps"];
    const code = await runNpmOutside(["ci", "--prefix", folder, ...quietly]);
    if (code !== 0) fail("npm ci failed in tests/mutation. It needs the npm registry; then start again.");
  }
  return run(pinnedNode, [stryker, "run", join(folder, "stryker.config.mjs"), ...args]);
}
