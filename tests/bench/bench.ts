import { benchBrowser } from "./browser.ts";
import { benchCheckIns } from "./check-ins.ts";
import { readBenchmarks, writeBenchmarks } from "./figures/benchmark-docs.ts";
import { findWorse } from "./figures/compare-tables.ts";
import { takePrinted } from "./figures/print.ts";
import { readTables } from "./figures/read-tables.ts";
import { benchFlood } from "./flood.ts";
import { benchGrowth } from "./growth.ts";
import { benchHeavy } from "./heavy.ts";
import { benchInteraction } from "./interaction.ts";
import { benchMails } from "./mails.ts";
import { benchOpening } from "./opening.ts";
import { benchReads } from "./reads.ts";
import { benchRendering } from "./rendering.ts";
import { benchRush } from "./rush.ts";
import { benchSearch } from "./search.ts";
import { benchStart } from "./start.ts";
import { benchTeamFigures } from "./team-figures.ts";
import { benchUpgrade } from "./upgrade.ts";
import { benchWrites } from "./writes.ts";

/** `npm run bench` measures everything, `npm run bench -- reads` one part, and `npm run bench -- --save reads` writes its figures down. */
const parts: Record<string, () => Promise<void>> = {
  reads: benchReads,
  writes: benchWrites,
  mails: benchMails,
  growth: benchGrowth,
  flood: benchFlood,
  rendering: benchRendering,
  opening: benchOpening,
  door: benchCheckIns,
  heavy: benchHeavy,
  rush: benchRush,
  search: benchSearch,
  team: benchTeamFigures,
  start: benchStart,
  upgrade: benchUpgrade,
  browser: benchBrowser,
  interaction: benchInteraction,
};

const saves = process.argv.includes("--save");
const wanted = process.argv.slice(2).filter((name) => name !== "--save");
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}; there are: ${Object.keys(parts).join(", ")}`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure(name, bench);
}

/** Measures one part, and says what is worse than in the last version. */
async function measure(name: string, bench: () => Promise<void>): Promise<void> {
  await bench();
  const tables = readTables(takePrinted());
  const benchmarks = readBenchmarks();
  const part = benchmarks.parts.find((one) => one.name === name);
  const worse = part ? findWorse(part.tables, tables) : [];
  if (worse.length > 0)
    console.log(`\nMore than a fifth worse than in docs/benchmarks.json:\n${worse.join("\n")}\n`);
  if (!saves || !part) return;
  part.tables = tables;
  writeBenchmarks(benchmarks);
}
