import { coverBackdrops } from "./cover-backdrops.ts";
import { coverPalettes } from "./cover-palettes.ts";
import { drawMotif, drawSheet, numbersOf, type PlacedMotif } from "./draw-sheet.ts";

export interface Scene {
  /** In pixels. */
  width: number;
  height: number;
  /** The places of its colours and of its backdrop in their lists. */
  palette: number;
  backdrop: number;
  /** From back to front; the first one is what the backdrop surrounds. */
  motifs: readonly [PlacedMotif, ...PlacedMotif[]];
}

/** A picture of several motifs, chosen by hand, by day. As the text of an SVG. */
export function drawScene({ width, height, palette, backdrop, motifs }: Scene): string {
  const colors = coverPalettes[palette];
  const drawBackdrop = coverBackdrops[backdrop];
  if (!colors || !drawBackdrop) throw new Error(`No colours ${palette} or backdrop ${backdrop}`);
  const space = { width, height, ...motifs[0], next: numbersOf(palette * 31 + backdrop) };
  return drawSheet({ width, height, colors, scheme: "light" }, [
    drawBackdrop(space),
    ...motifs.map(drawMotif),
  ]);
}
