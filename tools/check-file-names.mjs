// Holds the rule that a file's name is unique in the project (docs/style.md), so that quick-open finds one file.
import { basename } from "node:path";
import { fail } from "./processes.mjs";
import { sourceFiles } from "./source-files.mjs";

/** The entries of the programs, and what React Router names after addresses. */
const namedByOthers = /^src\/((server|cli)\.ts$|app\/(routes\/|entry\.|root\.))/;

const byName = Map.groupBy(
  sourceFiles("src", "tests", "tools").filter(
    (file) => /\.(tsx?|mjs|css|sql)$/.test(file) && !namedByOthers.test(file),
  ),
  (file) => basename(file),
);
const shared = [...byName.values()].filter((same) => same.length > 1);
if (byName.size < 100) fail(`Only ${byName.size} names were read: the check sees nothing.`);
if (shared.length > 0)
  fail(`Give each of these a name of its own:\n${shared.map((same) => same.join("  ")).join("\n")}`);
