import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/**
 * Packages of fonts by the name that the files within give their family; a letter that several have is drawn with the first. They
 * hold the scripts of those who come to study in Japan, and emoji without colours, for titles.
 */
const families = {
  "Noto Sans": "noto-sans",
  "Noto Sans SC Thin": "noto-sans-sc",
  "Noto Sans TC Thin": "noto-sans-tc",
  "Noto Sans KR Thin": "noto-sans-kr",
  "Noto Sans Thai": "noto-sans-thai",
  "Noto Sans Myanmar": "noto-sans-myanmar",
  "Noto Sans Bengali": "noto-sans-bengali",
  "Noto Sans Sinhala": "noto-sans-sinhala",
  "Noto Sans Tamil": "noto-sans-tamil",
  "Noto Sans Khmer": "noto-sans-khmer",
  "Noto Sans Lao": "noto-sans-lao",
  "Noto Sans Arabic": "noto-sans-arabic",
  "Noto Emoji": "noto-emoji",
};

export const fontFamilies = Object.keys(families);

interface Slice {
  file: string;
  ranges: [from: number, to: number][];
}

let known: Slice[] | undefined;

/** Files that may hold a letter, the best first: a package says what a file is asked for, which is more than it holds. */
export function slicesWith(letter: number): string[] {
  known ??= Object.values(families).flatMap(readSlices);
  return known
    .filter(({ ranges }) => ranges.some(([from, to]) => letter >= from && letter <= to))
    .map(({ file }) => file);
}

function readSlices(name: string): Slice[] {
  const index = require.resolve(`@fontsource-variable/${name}/unicode.json`);
  return Object.entries<string>(JSON.parse(readFileSync(index, "utf8"))).map(([slice, ranges]) => ({
    file: join(dirname(index), "files", `${name}-${slice.replaceAll(/[[\]]/g, "")}-wght-normal.woff2`),
    ranges: ranges.split(",").map((range) => {
      const [from = 0, to = from] = range
        .slice("U+".length)
        .split("-")
        .map((digits) => Number.parseInt(digits, 16));
      return [from, to];
    }),
  }));
}
