import { coverMotifs } from "./cover-motifs.ts";
import type { CoverColors, CoverScheme } from "./cover-palettes.ts";

/** In pixels. */
export interface Sheet {
  width: number;
  height: number;
  colors: Record<CoverScheme, CoverColors>;
  /** Without it the picture follows the scheme of whoever looks. */
  scheme?: CoverScheme;
}

/** An SVG of what the parts draw, in the sheet's colours. */
export function drawSheet({ width, height, colors, scheme }: Sheet, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${styleOf(colors, scheme)}</style>`,
    `<rect class="g" width="${width}" height="${height}"/>`,
    ...parts,
    "</svg>",
  ].join("");
}

export interface PlacedMotif {
  /** One that is unknown is drawn as "other". */
  purposeId: number;
  /** Its middle. */
  x: number;
  y: number;
  /** Half of its size. */
  reach: number;
  /** In degrees. */
  turn?: number;
}

const other = 24;

export function drawMotif({ purposeId, x, y, reach, turn = 0 }: PlacedMotif): string {
  const motif = coverMotifs[purposeId] ?? coverMotifs[other];
  return `<g id="m" transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn}) scale(${Math.round(reach) / 100})">${motif}</g>`;
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
export function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
