import { coverVariant } from "./cover-address.ts";
import { type CoverSpace, coverBackdrops } from "./cover-backdrops.ts";
import { uprightMotifs } from "./cover-motifs.ts";
import { type CoverScheme, coverPalettes } from "./cover-palettes.ts";
import { drawMotif, drawSheet, numbersOf } from "./draw-sheet.ts";

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

/** The picture of an event that brought none, as the text of an SVG of at most 3 KB. */
export function drawCover({ purposeId, eventId, scheme, width, height }: Cover): string {
  const variant = coverVariant(eventId);
  const colors = coverPalettes[(variant * 5 + purposeId * 7) % coverPalettes.length];
  const backdrop = coverBackdrops[(variant * 4 + purposeId * 2) % coverBackdrops.length];
  if (!colors || !backdrop) throw new Error("A cover has neither colours nor a backdrop");
  const next = numbersOf(purposeId * 1009 + variant);
  const space: CoverSpace = { width, height, ...placeOf(width, height, next), next };
  const turn = uprightMotifs.has(purposeId) ? 0 : Math.round((next() - 0.5) * 16);
  return drawSheet({ width, height, colors, scheme }, [
    backdrop(space),
    drawMotif({ purposeId, ...space, turn }),
    echoes(space),
  ]);
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
