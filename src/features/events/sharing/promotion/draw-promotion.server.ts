import type { OverlayOptions, Sharp } from "sharp";
import { loadSharp } from "../../../../platform/storage/images/load-sharp.server.ts";
import { pictureWork } from "../../../../platform/storage/images/picture-work.server.ts";
import { drawQrCode } from "../../../../shared/draw-qr-code.ts";
import type { Language } from "../../../../shared/languages/languages.ts";
import { drawCover } from "../../covers/draw-cover.ts";
import { type SharePictureTexts, whenInTwoLines } from "../share-picture/draw-share-picture.server.ts";
import { type Fitting, writeFitting } from "../share-picture/write-text.server.ts";

/** The texts of a story or a poster. */
export interface PromotionTexts extends SharePictureTexts {
  /** In words; empty where it is not told. */
  fee: string;
  /** The address in the code, and the words beside it. */
  url: string;
  invitation: string;
  /** The event's own, instead of a cover; null where it has none. */
  picture: Buffer | null;
}

/** A sheet in units of a 1080th of its width. */
interface Sheet {
  /** In pixels. */
  width: number;
  height: number;
  cover: number;
  title: number;
  code: number;
}

/** Apps lay controls over a story's top and foot; they cover neither words nor the code. */
export const storySheet: Sheet = { width: 1080, height: 1920, cover: 760, title: 300, code: 240 };
/** A4 at 240 dots per inch. */
export const posterSheet: Sheet = { width: 1984, height: 2806, cover: 600, title: 250, code: 230 };

const ink = "#1c1b19";
const quiet = "#5f5a50";
const indigo = "#2b3a78";
const ground = "#faf8f3";
const margin = 80;

/** A PNG of 1080 × 1920. Takes about half a second of processor time. */
export function drawStory(texts: PromotionTexts, language: Language): Promise<Buffer> {
  return pictureWork.run(
    // A photo would lose its colours to a palette.
    async () => (await draw(texts, language, storySheet)).png({ palette: !texts.picture }).toBuffer(),
    {
      isExpected: true,
    },
  );
}

/** The poster's page as a JPEG, which a PDF takes as it is. Takes about two seconds of processor time. */
export function drawPosterPage(texts: PromotionTexts, language: Language): Promise<Buffer> {
  return pictureWork.run(
    async () =>
      (await draw(texts, language, posterSheet)).jpeg({ quality: 88, chromaSubsampling: "4:4:4" }).toBuffer(),
    { isExpected: true },
  );
}

/** The event's own picture, cut to where most is to be seen, or its cover. */
async function drawTop(
  { eventId, purposeId, picture }: PromotionTexts,
  width: number,
  height: number,
): Promise<Buffer> {
  if (!picture) return Buffer.from(drawCover({ eventId, purposeId, scheme: "light", width, height }));
  const sharp = await loadSharp();
  return sharp(picture)
    .resize(width, height, { fit: "cover", position: sharp.strategy.attention })
    .flatten({ background: ground })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function draw(texts: PromotionTexts, language: Language, sheet: Sheet): Promise<Sharp> {
  const { width, height } = sheet;
  const px = (units: number) => Math.round((units * width) / 1080);
  const wide = px(1080 - 2 * margin);
  const layers: OverlayOptions[] = [];
  const add = async (
    text: string,
    left: number,
    top: number,
    { sizes, ...fitting }: Fitting,
    isCentred = false,
  ) => {
    const [largest, ...smaller] = sizes.map(px);
    const drawn = await writeFitting(text, { ...fitting, sizes: [largest ?? 1, ...smaller] });
    const lowered = isCentred ? Math.max(0, Math.round((fitting.height - drawn.info.height) / 2)) : 0;
    layers.push({ input: drawn.data, left, top: top + lowered });
  };
  const line = (top: number, text: string, size: number, color: string) =>
    add(text, px(margin), px(top), {
      sizes: [size, size - 5, size - 10],
      height: px(size * 1.45),
      color,
      width: wide,
    });

  layers.push({ input: await drawTop(texts, width, px(sheet.cover)), left: 0, top: 0 });

  let top = sheet.cover + 56;
  const titleSizes: Fitting["sizes"] = [76, 66, 58, 50, 44, 38];
  await add(
    texts.title,
    px(margin),
    px(top),
    { sizes: titleSizes, height: px(sheet.title), color: ink, width: wide },
    true,
  );
  top += sheet.title + 24;
  const [day, hours] = whenInTwoLines(texts, language);
  await line(top, day, 46, indigo);
  await line(top + 66, hours, 46, indigo);
  await line(top + 140, texts.place, 36, ink);
  if (texts.fee) await line(top + 196, texts.fee, 36, ink);

  const code = drawQrCode(texts.url, px(sheet.code));
  const codeTop = px(top + 270);
  layers.push({ input: Buffer.from(code.svg), left: px(margin), top: codeTop });
  const beside = px(margin) + code.size + px(36);
  const besideWidth = width - px(margin) - beside;
  const words = { color: ink, width: besideWidth };
  await add(texts.invitation, beside, codeTop + px(12), { ...words, sizes: [36, 31, 27], height: px(96) });
  await add(texts.organization, beside, codeTop + px(112), {
    ...words,
    color: quiet,
    sizes: [30, 26],
    height: px(80),
  });
  await add("Tsudoi 集い", beside, codeTop + code.size - px(48), {
    ...words,
    color: indigo,
    sizes: [30],
    height: px(48),
  });
  const sharp = await loadSharp();
  return sharp({ create: { width, height, channels: 3, background: ground } }).composite(layers);
}
