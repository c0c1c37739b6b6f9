import { fontsFor, loadFontsFor } from "../../../../platform/fonts/load-fonts.server.ts";
import { mainFont } from "../../../../platform/fonts/main-font.server.ts";
import { loadSharp } from "../../../../platform/storage/images/load-sharp.server.ts";

export interface Writing {
  size: number;
  color: string;
  width: number;
  align?: "centre";
  /** In regular letters; pictures have bold ones. */
  isLight?: boolean;
}

/** The drawing library refuses a text without a mark. */
const nothing = '<span alpha="1">.</span>';

/** A text as a picture with a clear ground, in as many lines as it takes. */
export async function write(text: string, { size, color, width, align, isLight = false }: Writing) {
  await loadFontsFor(text);
  const sharp = await loadSharp();
  return sharp({
    text: {
      text: `<span foreground="${color}">${escapeMarkup(text) || nothing}</span>`,
      font: `${fontsFor(text, isLight ? "Regular" : "Bold")} ${size}`,
      fontfile: isLight ? mainFont.regular : mainFont.bold,
      width,
      align,
      rgba: true,
      wrap: "word-char",
      dpi: 72,
      spacing: 6,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

export interface Fitting extends Omit<Writing, "size"> {
  /** The largest first. */
  sizes: [number, ...number[]];
  /** Of the letters themselves, without the space above and below. */
  height: number;
}

/** The text as large as it fits into the space; cut only where even the last size is too large. */
export async function writeFitting(text: string, { sizes, height, ...writing }: Fitting) {
  const words = text.replaceAll(/\s+/g, " ").trim();
  let drawn = await write(joinPhrases(words), { ...writing, size: sizes[0] });
  let size = sizes[0];
  for (const smaller of sizes.slice(1)) {
    if (drawn.info.height <= height) return drawn;
    size = smaller;
    drawn = await write(joinPhrases(words), { ...writing, size });
  }
  if (drawn.info.height <= height) return drawn;
  const characters = [...graphemes.segment(words)].map(({ segment }) => segment);
  // Nothing of our font is narrower than a fifth of its size.
  let [fits, tooLong] = [
    0,
    Math.min(characters.length, Math.ceil((height / size) * (writing.width / size) * 5)),
  ];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    const attempt = await write(joinPhrases(cut(characters, middle)), { ...writing, size });
    if (attempt.info.height <= height) [fits, drawn] = [middle, attempt];
    else tooLong = middle;
  }
  return drawn;
}

const cut = (characters: string[], count: number) => `${characters.slice(0, count).join("").trimEnd()}…`;

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
// biome-ignore lint/plugin: what is joined are Japanese words, whatever the language of the page
const japaneseWords = new Intl.Segmenter("ja", { granularity: "word" });
const wordJoiner = "\u2060";

/**
 * Keeps Japanese from breaking within a word and before the particles after it: joins their characters, where it would break
 * anywhere.
 */
function joinPhrases(text: string): string {
  const phrases: string[] = [];
  for (const { segment } of japaneseWords.segment(text)) {
    const last = phrases.at(-1);
    const isParticle =
      /^[\u3041-\u309f]{1,3}$/.test(segment) && /[\u3041-\u30ff\u4e00-\u9fff]$/.test(last ?? "");
    if (isParticle && [...(last ?? "")].length < 8) phrases[phrases.length - 1] = last + segment;
    else phrases.push(segment);
  }
  return phrases
    .map((phrase) => (/^[\u3041-\u30ff\u4e00-\u9fff]+$/.test(phrase) ? [...phrase].join(wordJoiner) : phrase))
    .join("");
}

function escapeMarkup(text: string): string {
  const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
  return (
    text
      .replaceAll(/[&<>]/g, (character) => escapes[character] ?? "")
      .replaceAll(/\p{Cc}/gu, "")
      // The library takes it apart into two letters that the main font has, which puts the dot on the next one.
      .replaceAll("İ", '<span face="Noto Sans">İ</span>')
  );
}
