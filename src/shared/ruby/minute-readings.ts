import type { RubyPart } from "./ruby-marks.ts";

/** Of the figures before 分 that change their own sound as well: the whole is read. */
const whole: Readonly<Record<string, string>> = {
  1: "いっぷん",
  3: "さんぷん",
  4: "よんぷん",
  6: "ろっぷん",
  8: "はっぷん",
  10: "じゅっぷん",
};

/** How 分 is read after a figure: 12分 ends in ふん, 13分 in ぷん. */
export function minuteReading(figure: string): "ふん" | "ぷん" {
  return /[13468０１３４６８0]$/.test(figure) ? "ぷん" : "ふん";
}

/**
 * Parts of a text with minutes read by the figures before them, which texts of catalogues do not know: `{minutes}{分|ふん}`. A reading
 * that is no ふん stays: 3分の1 is さんぶん.
 */
export function readMinutes(parts: readonly RubyPart[]): RubyPart[] {
  const read: RubyPart[] = [];
  for (const part of parts) {
    const before = read.at(-1);
    const figure = typeof before === "string" && (/(?<![\d.,:])\d+$/.exec(before)?.[0] ?? "");
    if (!figure || typeof part === "string" || !isMinutes(part)) {
      read.push(part);
      continue;
    }
    const [, after = ""] = part.reading.split("ふん");
    const reading = whole[figure];
    if (!reading) {
      read.push({ base: part.base, reading: minuteReading(figure) + after });
      continue;
    }
    read.pop();
    const rest = before.slice(0, -figure.length);
    read.push(...(rest ? [rest] : []), { base: figure + part.base, reading: reading + after });
  }
  return read;
}

const isMinutes = ({ base, reading }: { base: string; reading: string }) =>
  base.startsWith("分") && reading.startsWith("ふん");
