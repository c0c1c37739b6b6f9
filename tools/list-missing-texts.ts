// Lists the texts that each language lacks, by catalogue, folder of pages and list of names: `npm run texts:missing`, with keys for one language
// (`npm run texts:missing ko`). Exits with 1 where a language that is complete lacks something.
import { join } from "node:path";
import { findMissingTexts, missingInComplete } from "../src/shared/languages/translation-gaps.ts";
import { readTextFiles } from "./read-text-files.ts";

const [asked] = process.argv.slice(2);
const found = findMissingTexts(readTextFiles(join(import.meta.dirname, "..")));
const lacking = found.filter(({ language, missing }) => missing.length > 0 && (!asked || language === asked));
for (const { language, kind, name, total, missing, fallbacks } of lacking) {
  const read = Object.entries(fallbacks).map(([one, count]) => `${count} read in ${one}`);
  console.log(`${language}\t${kind}\t${name}\t${missing.length} of ${total}\t${read.join(", ")}`);
  if (asked) for (const key of missing) console.log(`\t${key}`);
}
const wrong = missingInComplete(found);
console.log(`${lacking.length} sets of texts lack something, ${wrong.length} of them must not`);
process.exit(wrong.length > 0 ? 1 : 0);
