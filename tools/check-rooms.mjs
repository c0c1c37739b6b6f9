// Holds that a folder stays small (docs/style.md): about fifteen things, so that a glance shows what people do there.
import { basename, dirname } from "node:path";
import { fail } from "./processes.mjs";
import { sourceFiles } from "./source-files.mjs";

const maxThings = 15;

/**
 * A thing is what shares a name: `ticket.tsx`, its styles and its test are one. Migrations are steps in an order, which the next version
 * deletes.
 */
const things = Map.groupBy(
  sourceFiles("src").filter((file) => !/\/(generated|migrations)\//.test(file)),
  (file) => dirname(file),
);
if (things.size < 100) fail(`Only ${things.size} folders were read: the check sees nothing.`);
const crowded = [...things]
  .map(([folder, files]) => [folder, new Set(files.map((file) => basename(file).split(".")[0])).size])
  .filter(([, count]) => count > maxThings);
if (crowded.length > 0)
  fail(
    `Divide by what people do there:\n${crowded.map(([folder, count]) => `${folder}: ${count} things`).join("\n")}`,
  );
