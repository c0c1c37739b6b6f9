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

/** By the upper part of a letter's number, so that a letter is not looked for in the thousands of ranges that there are. */
let known: Map<number, Slice[]> | undefined;

const lettersTogether = 256;
const upperPart = (letter: number) => Math.floor(letter / lettersTogether);

/** Files that may hold a letter, the best first: a package says what a file is asked for, which is more than it holds. */
export function slicesWith(letter: number): string[] {
  known ??= indexSlices(Object.values(families).flatMap(readSlices));
  return (known.get(upperPart(letter)) ?? [])
    .filter(({ ranges }) => ranges.some(([from, to]) => letter >= from && letter <= to))
    .map(({ file }) => file);
}

function indexSlices(slices: Slice[]): Map<number, Slice[]> {
  const index = new Map<number, Slice[]>();
  for (const { file, ranges } of slices) {
    for (const [part, own] of Map.groupBy(ranges.flatMap(splitRange), ([from]) => upperPart(from))) {
      index.set(part, [...(index.get(part) ?? []), { file, ranges: own }]);
    }
  }
  return index;
}

/** The same range as ranges whose letters share their upper part. */
function splitRange([from, to]: [from: number, to: number]): [from: number, to: number][] {
  return Array.from({ length: upperPart(to) - upperPart(from) + 1 }, (_, place) => {
    const first = (upperPart(from) + place) * lettersTogether;
    return [Math.max(from, first), Math.min(to, first + lettersTogether - 1)];
  });
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
