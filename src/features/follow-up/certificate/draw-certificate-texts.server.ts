import { pictureWork } from "../../../platform/storage/images/picture-work.server.ts";
import { write } from "../../events/events.server.ts";
import type { DrawnText, TextToDraw } from "./drawn-text.ts";

/** Four pixels a point, so that it prints well. */
const sharpness = 4;
const drawingsAtMost = 4;

/** Draws a text that the main font lacks letters for, as large as it fits; takes its turn among pictures. */
export function drawCertificateText(toDraw: TextToDraw): Promise<DrawnText> {
  return pictureWork.run(() => draw(toDraw), { isExpected: true });
}

async function draw({ text, width, size, color, align, lines, isBold }: TextToDraw): Promise<DrawnText> {
  const drawnAt = (points: number) =>
    write(text, {
      size: points * sharpness,
      color,
      width: Math.round(width * sharpness),
      align: align === "centre" ? align : undefined,
      isLight: !isBold,
    });
  const height = lines * size * 1.9 * sharpness;
  let points = size;
  let drawn = await drawnAt(points);
  for (
    let drawings = 1;
    drawn.info.height > height && drawings < drawingsAtMost && points > 5;
    drawings += 1
  ) {
    // Half as large a text takes a quarter of the space.
    points = Math.max(5, Math.min(points - 1, Math.floor(points * Math.sqrt(height / drawn.info.height))));
    drawn = await drawnAt(points);
  }
  return {
    png: drawn.data,
    width: drawn.info.width / sharpness,
    height: drawn.info.height / sharpness,
  };
}
