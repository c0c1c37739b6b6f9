import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { tokensOf } from "../src/platform/text-analysis/japanese-dictionary.ts";
import { rubyOfTokens } from "../src/platform/text-analysis/tokens/ruby-of-tokens.ts";
import { splitRuby } from "../src/shared/ruby/ruby-marks.ts";
import { annotate } from "../src/shared/ruby/ruby-words.ts";
import {
  contentFile,
  contentWithReadings,
  isReadingOf,
  readContent,
  unreadLines,
} from "./content-readings.ts";
import { cataloguesWithReadings, missingReadings } from "./missing-readings.ts";

// `npm run readings` reads the Japanese texts that are new or have changed since they were read: somebody then looks through the
// readings that it lists. Those that are right already, and what somebody has mended in them, stay.

const project = join(import.meta.dirname, "..");
const [locales, content] = [join(project, "locales"), join(project, "content")];

for (const catalogue of cataloguesWithReadings(locales)) {
  const file = join(locales, "ja-ruby", `${catalogue}.json`);
  const missing = missingReadings(locales, catalogue);
  const texts: Record<string, string> = JSON.parse(
    readFileSync(join(locales, "ja", `${catalogue}.json`), "utf8"),
  );
  const read = JSON.parse(readFileSync(file, { encoding: "utf8", flag: "a+" }) || "{}");
  const whole = Object.entries(texts).map(([key, text]) => {
    if (!missing.includes(key)) return [key, read[key]];
    const marked = withReadings(text);
    process.stdout.write(`${catalogue} ${key}: ${marked}\n`);
    return [key, marked];
  });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(whole), null, 2)}\n`);
}

for (const name of contentWithReadings(content)) {
  if (unreadLines(content, name).length === 0) continue;
  const [text, read] = [
    readContent(contentFile(content, name, "ja")),
    readContent(contentFile(content, name, "ja-ruby")),
  ];
  const lineWithReadings = (line: string) => {
    const known = [read.title, ...read.lines].find((marked) => isReadingOf(line, marked));
    if (known !== undefined) return known;
    const marked = withReadings(line);
    process.stdout.write(`${name}: ${marked}\n`);
    return marked;
  };
  // In quotes: a title that begins with a mark would be a map in YAML.
  const title = JSON.stringify(lineWithReadings(text.title));
  const description = text.description ? `description: ${JSON.stringify(text.description)}\n` : "";
  const file = contentFile(content, name, "ja-ruby");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `---\ntitle: ${title}\n${description}---\n${text.lines.map(lineWithReadings).join("\n")}`,
  );
}

/** The dictionary does not know ICU's message format: values are figures to it, and elements nothing. */
function withReadings(text: string): string {
  const plain = text
    .replaceAll(/\{\w+, \w+,|\b(?:other|one|=\d+|\w+) \{|<\/?\w+\/?>/g, "")
    .replaceAll(/\{\w+\}|#/g, "5")
    .replaceAll("}", "");
  const [read = text] = annotate([text], rubyOfTokens(tokensOf(plain)));
  return splitRuby(read)
    .map((part) => (typeof part === "string" ? part : `{${part.base}|${part.reading}}`))
    .join("");
}
