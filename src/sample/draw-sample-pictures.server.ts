import { drawScene, type PlacedMotif, write } from "../features/events/events.server.ts";
import { loadSharp } from "../platform/storage/images/load-sharp.server.ts";
import type { SamplePicture } from "./sample-pictures.ts";

const ink = ["#2b3a78", "#f6efdf", "#2b3a78", "#2b3a78", "#2b3a78", "#2b3a78"];
const moreInk = ["#f6efdf", "#f6efdf", "#2b3a78", "#2a2723", "#f6cbd0", "#d8472b"];
/** The colour of the letters on each of the palettes: that of its motifs. */
const inks = [...ink, ...moreInk];

const size = { width: 960, height: 540 };

/** A picture as an organizer would have made one: what the event is about in large letters, and two or three things. As a PNG. */
export async function drawSamplePicture(picture: SamplePicture): Promise<Buffer> {
  const { word, palette, backdrop } = picture;
  const { width, height } = size;
  const motifs = picture.motifs.map(([purposeId, x, y, reach, turn]) => ({
    purposeId,
    x: (x * width) / 100,
    y: (y * height) / 100,
    reach: (reach * height) / 100,
    turn,
  })) as [PlacedMotif, ...PlacedMotif[]];
  const letter = word.length > 1 ? 180 : 270;
  const letters = await Promise.all(
    [...word].map((one) => write(one, { size: letter, color: inks[palette] ?? "", width: 400 })),
  );
  const line = letter * 1.15;
  // The leaf of the card's calendar lies on the lower left corner.
  const top = (height - line * letters.length) / 2 - 36;
  const sharp = await loadSharp();
  return sharp(Buffer.from(drawScene({ ...size, palette, backdrop, motifs })))
    .composite(
      letters.map(({ data, info }, place) => ({
        input: data,
        left: Math.round(210 - info.width / 2),
        top: Math.round(top + line * (place + 0.5) - info.height / 2),
      })),
    )
    .png()
    .toBuffer();
}

/** A character on a ground of two colours, as a square PNG. */
export async function drawSampleIcon(letter: string, palette: number): Promise<Buffer> {
  const side = 384;
  const ground = drawScene({ width: side, height: side, palette, backdrop: 1, motifs: [offSheet(side)] });
  const { data, info } = await write(letter, { size: 230, color: inks[palette] ?? "", width: side });
  const [left, top] = [info.width, info.height].map((length) => Math.round((side - length) / 2));
  const sharp = await loadSharp();
  return sharp(Buffer.from(ground))
    .composite([{ input: data, left, top }])
    .png()
    .toBuffer();
}

/** Only what lies behind is wanted. */
const offSheet = (side: number): PlacedMotif => ({ purposeId: 24, x: side * 3, y: side * 3, reach: 1 });

/** One motif again and again, as on a cloth. As a PNG. */
export async function drawSampleHeader(purposeId: number, palette: number): Promise<Buffer> {
  const [width, height] = [960, 320];
  const motifs = Array.from({ length: 7 }, (_, place) => ({
    purposeId,
    x: 40 + place * 150,
    y: place % 2 ? 215 : 115,
    reach: 78,
    turn: place % 2 ? 8 : -8,
  })) as unknown as [PlacedMotif, ...PlacedMotif[]];
  const sharp = await loadSharp();
  return sharp(Buffer.from(drawScene({ width, height, palette, backdrop: 1, motifs })))
    .png()
    .toBuffer();
}
