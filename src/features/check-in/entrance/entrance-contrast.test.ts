import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

const source = join(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(join(source, file), "utf8");
const usual = read("ui/base/tokens.css");
const screen = read("features/check-in/entrance/check-in-screen.module.css");

/** The colours of some styles by the names of their tokens, those of later styles over those of earlier ones. */
function coloursIn(styles: string, scheme: Scheme): Map<string, string> {
  const colour = /--([\w-]+):\s*(?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g;
  return new Map(
    [...styles.matchAll(colour)].map(([, name = "", light, dark, both]) => [
      name,
      both ?? (scheme === "light" ? light : dark) ?? "",
    ]),
  );
}

/** Relative luminance as WCAG has it. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const part = Number.parseInt(colour.slice(place, place + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The pairs of tokens, ink on ground, that are told apart too badly in the sun. */
function tooFaint(colours: Map<string, string>, pairs: readonly (readonly [string, string])[]): string[] {
  return pairs.flatMap(([ink, ground]) => {
    const ratio = contrast(colours.get(ink) ?? "none", colours.get(ground) ?? "none");
    return ratio >= 7 ? [] : [`${ink} on ${ground}: ${ratio.toFixed(2)}`];
  });
}

const onAll = (ink: string, grounds: string[]) => grounds.map((ground) => [ink, ground] as const);

describe.each(schemes)("at an entrance, in %s", (scheme) => {
  it("every outcome of a scan has 7:1 between its words and what they stand on", () => {
    const styles = read("features/check-in/scanner/scan-outcome.module.css");
    const tones = styles.split("}").filter((rule) => rule.includes("--outcome-ground:"));
    const used = (rule: string, part: string) =>
      new RegExp(`--outcome-${part}: var\\(--([\\w-]+)\\)`).exec(rule)?.[1] ?? "on-signal";
    const pairs = tones.map((rule) => [used(rule, "ink"), used(rule, "ground")] as const);
    expect(pairs).toHaveLength(5);
    expect(tooFaint(coloursIn(usual, scheme), pairs)).toEqual([]);
  });

  it("all words of the check-in page have 7:1, the quiet ones and those of states as well", () => {
    const colours = coloursIn(usual + screen, scheme);
    const grounds = ["ground", "surface", "sunken"];
    const pairs = [
      ...onAll("ink", [...grounds, "indigo-wash", "vermilion-wash", "green-wash"]),
      ...onAll("ink-quiet", grounds),
      ...onAll("indigo", ["ground", "surface", "indigo-wash"]),
      ...onAll("vermilion", ["ground", "surface", "vermilion-wash"]),
      ...onAll("green", ["ground", "surface", "green-wash"]),
      ["on-indigo", "indigo"] as const,
    ];
    expect(tooFaint(colours, pairs)).toEqual([]);
  });
});

it("a ticket is black on white in every scheme, and its links have 7:1", () => {
  const styles = read("features/applications/tickets/ui/ticket.module.css");
  expect(styles).toMatch(/color-scheme: light;\s+background: #fff;\s+color: #000;/);
  const inks = [...styles.matchAll(/[{;]\s*color: var\(--([\w-]+)\)/g)].map(([, ink = ""]) => ink);
  expect(inks).not.toEqual([]);
  const colours = coloursIn(`${usual} --white: #ffffff;`, "light");
  expect(
    tooFaint(
      colours,
      inks.map((ink) => [ink, "white"] as const),
    ),
  ).toEqual([]);
});
