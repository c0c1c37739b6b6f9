import { join } from "node:path";
import { installFolder } from "./install.mjs";
import { pinnedNode, root, run } from "./processes.mjs";

const folder = "tests/mutation";
const stryker = "@stryker-mutator/core";

/** Breaks rules on purpose and counts what the tests catch. `args` go to Stryker: `-m "src/shared/**"`. Resolves to the exit code. */
export async function mutation(args) {
  await installFolder(folder, stryker);
  const program = join(root, folder, "node_modules", stryker, "bin/stryker.js");
  // A pattern takes the place of the list in the configuration, and with it of what that leaves out.
  const rules = args.map((arg, place) => (args[place - 1] === "-m" ? `${arg},!src/**/*.test.*` : arg));
  return run(pinnedNode, [program, "run", join(root, folder, "stryker.config.mjs"), ...rules]);
}
