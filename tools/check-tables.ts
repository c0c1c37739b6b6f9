// Holds the owners of tables (docs/architecture.md): a feature writes its own tables and reads those before it.
import { globSync, readFileSync } from "node:fs";
import { features } from "./features.ts";
import { findTableViolations } from "./tables/find-table-violations.ts";
import { exceptions, tableOwners } from "./tables/table-owners.ts";

const fewestFiles = 300;

const sources = globSync("src/**/*.{ts,tsx}").filter(
  (path) => !/\.(test|testing|fixture)\.tsx?$|\.d\.ts$|^src\/platform\/db\/generated\//.test(path),
);
const schema = readFileSync("src/platform/db/generated/schema.ts", "utf8");
const [, listed = ""] = /export interface DB \{(.*?)\}/s.exec(schema) ?? [];
const violations = findTableViolations(
  sources.sort().map((path) => ({ path, source: readFileSync(path, "utf8") })),
  {
    owners: tableOwners,
    features,
    exceptions,
    tables: [...listed.matchAll(/(\w+):/g)].map(([, name = ""]) => name),
    functions: globSync("src/platform/db/schema/**/*.sql")
      .sort()
      .map((path) => readFileSync(path, "utf8"))
      .join("\n"),
  },
);
if (sources.length < fewestFiles) violations.push(`only ${sources.length} files were read`);
for (const violation of violations) console.error(violation);
console.log(`${violations.length} violations of the owners of tables in ${sources.length} files`);
process.exit(violations.length > 0 ? 1 : 0);
