import { coverVariant } from "./cover-address.ts";
import { type CoverSpace, coverBackdrops } from "./cover-backdrops.ts";
import { coverMotifs, standingMotifs } from "./cover-motifs.ts";
import { type CoverColors, type CoverScheme, coverPalettes } from "./cover-palettes.ts";

export interface Cover {
  /** Of the event; one that is unknown is drawn as "other". */
  purposeId: number;
  /** The same event gets the same cover, neighbours get others. */
  eventId: number;
  /** Without it the picture follows the scheme of whoever looks. */
  scheme?: CoverScheme;
  /** In pixels; the composition follows the shape of the sheet. */
  width: number;
  height: number;
}

const other = 24;

/** The picture of an event that brought none, as the text of an SVG of at most 3 KB. */
export function drawCover({ purposeId, eventId, scheme, width, height }: Cover): string {
  const variant = coverVariant(eventId);
  const motif = coverMotifs[purposeId] ?? coverMotifs[other] ?? "";
  const colors = coverPalettes[(variant * 5 + purposeId * 7) % coverPalettes.length];
  const backdrop = coverBackdrops[(variant * 4 + purposeId * 2) % coverBackdrops.length];
  if (!colors || !backdrop) throw new Error("A cover has neither colours nor a backdrop");
  const next = numbersOf(purposeId * 1009 + variant);
  const space: CoverSpace = { width, height, ...placeOf(width, height, next), next };
  const turn = standingMotifs.has(purposeId) ? 0 : Math.round((next() - 0.5) * 16);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${styleOf(colors, scheme)}</style>`,
    `<rect class="g" width="${width}" height="${height}"/>`,
    backdrop(space),
    `<g id="m" transform="translate(${Math.round(space.x)} ${Math.round(space.y)}) rotate(${turn}) scale(${Math.round(space.reach) / 100})">${motif}</g>`,
    echoes(space),
    "</svg>",
  ].join("");
}

const lines =
  ".G,.M,.A,.B{fill:none;stroke-width:7;stroke-linecap:round;stroke-linejoin:round}.w{stroke-width:12}.W{stroke-width:24;stroke-linecap:butt}.O,.S{stroke-width:7;stroke-linejoin:round}";

function styleOf(colors: Record<CoverScheme, CoverColors>, scheme?: CoverScheme): string {
  if (scheme) return lines + fills(colors[scheme]);
  return `${lines}${fills(colors.light)}@media(prefers-color-scheme:dark){${fills(colors.dark)}}`;
}

function fills({ ground, back, main, accent }: CoverColors): string {
  const roles = { g: ground, b: back, m: main, a: accent };
  return `${Object.entries(roles)
    .map(([role, color]) => `.${role}{fill:${color}}.${role.toUpperCase()}{stroke:${color}}`)
    .join("")}.O{stroke:${ground}}.S{fill:${ground};stroke:${main}}`;
}

/** Numbers from 0 to 1 that only the seed decides (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A third of the covers look at their motif from near, so that the sheet cuts it. */
function placeOf(width: number, height: number, next: () => number) {
  const short = Math.min(width, height);
  const isNear = next() < 0.33;
  const reach = short * (isNear ? 0.5 + next() * 0.1 : 0.37 + next() * 0.06);
  return {
    reach,
    x: width * (0.5 + (next() - 0.5) * 0.12),
    y: height * 0.5 + (isNear ? short * (0.04 + next() * 0.08) : 0),
  };
}

/** On a wide sheet, smaller ones of the motif on either side of it. */
function echoes({ width, height, x, y, reach, next }: CoverSpace): string {
  if (width < height * 1.5 || reach > height * 0.45 || next() < 0.6) return "";
  return [-1, 1]
    .map((side) => {
      const [left, top] = [x + side * reach * (1.75 + next() * 0.2), y + reach * (0.3 + next() * 0.2)];
      return `<use href="#m" transform="translate(${Math.round(left - x * 0.5)} ${Math.round(top - y * 0.5)}) scale(.5)"/>`;
    })
    .join("");
}
