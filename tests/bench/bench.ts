import { benchBrowser } from "./browser.ts";
import { benchCheckIns } from "./check-ins.ts";
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
import { benchUpgrade } from "./upgrade.ts";
import { benchWrites } from "./writes.ts";

/** `npm run bench` measures everything, `npm run bench -- reads` one part. Figures are ratios within this run. */
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
  start: benchStart,
  upgrade: benchUpgrade,
  browser: benchBrowser,
  interaction: benchInteraction,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}; there are: ${Object.keys(parts).join(", ")}`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench();
}
