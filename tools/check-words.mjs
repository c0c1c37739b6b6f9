// Holds the field's names (docs/glossary.md): what the program declares, and its files, use none of the words that ours once were.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fail } from "./processes.mjs";
import { sourceFiles } from "./source-files.mjs";

/** What a name may not be made of, and what the field says instead. */
const words = [
  [/^own[A-Z]|^own-|^(find|list|show|use)-?[Oo]wn(-|[A-Z])/, "my"],
  [/[dD]esk(?!top)/, "dashboard"],
  [/[dD]eed/, "action"],
  [/[nN]eedle/, "search term"],
  [/^standings?$|Standing/, "status"],
  [/^most([A-Z]|$)/, "max"],
  [/[lL]eadsTo|leads-to/, "outcome"],
  [/Means$/, "outcome, or describe"],
  [/InWords$|-in-words$/, "describe, or format"],
  [/^forget/, "clear"],
  [/^judge([A-Z]|$)/, "classify"],
  [/^told[A-Z-]|^tell([A-Z]|-)/, "notified, notify"],
  [/^[kK]ept|Kept/, "stored, or cached"],
];
const declared =
  /\b(?:const|let|function|class|interface|type|enum)\s+(?:\{[^}]*\}|\[[^\]]*\]|[A-Za-z_$][\w$]*)/g;
const identifier = /[A-Za-z_$][\w$]*/g;

/** The names that a source declares. Keywords are among them, and match no word. */
const namesIn = (source) =>
  [...source.matchAll(declared)].flatMap(([declaration]) => declaration.match(identifier) ?? []);

const files = sourceFiles("src", "tests", "tools").filter((file) => /\.(tsx?|mjs)$/.test(file));
if (files.length < 100) fail(`Only ${files.length} files were read: the check sees nothing.`);
const found = files.flatMap((file) => {
  const source = file.endsWith("check-words.mjs")
    ? ""
    : readFileSync(file, "utf8").replace(/^\s*(\/?\*|\/\/).*$/gm, "");
  const stem = basename(file).split(".")[0];
  return [...new Set([stem, ...namesIn(source)])].flatMap((name) =>
    words.filter(([word]) => word.test(name)).map(([, better]) => `${file}: ${name} (say ${better})`),
  );
});
if (found.length > 0) fail(`Names that the field has other words for:\n${found.join("\n")}`);
