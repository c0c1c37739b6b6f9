import { readFile } from "node:fs/promises";
import fontkit, { create } from "@cantoo/fontkit";
import type { PDFDocument, PDFFont, PDFPage, RGB } from "@pdfme/pdf-lib";
import { mainFont } from "../../../platform/fonts/main-font.server.ts";
import { type DrawnText, keyOfText, type TextToDraw } from "./drawn-text.ts";

export interface Writing {
  /** Of the first line, from the foot of the page. */
  top: number;
  left: number;
  width: number;
  size: number;
  color: RGB;
  align: "left" | "centre";
  isBold?: boolean;
  /** At most; a text that is longer is written smaller. */
  lines: number;
}

export interface Letters {
  /** Answers where the next line begins. */
  write(text: string, writing: Writing): Promise<number>;
}

interface LettersOfFile {
  on(page: PDFPage): Letters;
  /** Texts that were to be written and that nobody has drawn yet. */
  missing: TextToDraw[];
}

const lineHeight = 1.45;

/** Read once for a thread: five megabytes each. */
const fonts = {
  regular: read(mainFont.regular),
  bold: read(mainFont.bold),
};

async function read(file: string): Promise<{ bytes: Buffer; letters: Set<number> }> {
  const bytes = await readFile(file);
  const font = create(bytes);
  return { bytes, letters: new Set("characterSet" in font ? font.characterSet : []) };
}

/**
 * Writes into pages with the main font, of which the file takes the letters that it needs. A text with others, such as hangul,
 * becomes a picture: the libraries that write text into PDFs do not place the marks of Thai, nor turn Arabic around.
 */
export async function openLetters(
  document: PDFDocument,
  drawn: ReadonlyMap<string, DrawnText>,
): Promise<LettersOfFile> {
  document.registerFontkit(fontkit as never);
  const [regular, bold] = [await fonts.regular, await fonts.bold];
  const embedded = {
    regular: await document.embedFont(regular.bytes, { subset: true }),
    bold: await document.embedFont(bold.bytes, { subset: true }),
  };
  const missing: TextToDraw[] = [];
  const on = (page: PDFPage): Letters => ({
    async write(given, writing) {
      const text = given
        .replaceAll(/[\s\p{Cc}]+/gu, " ")
        .trim()
        .normalize("NFC");
      const { letters } = writing.isBold ? bold : regular;
      if ([...text].every((letter) => letters.has(letter.codePointAt(0) ?? 0))) {
        return writeText(page, writing.isBold ? embedded.bold : embedded.regular, text, writing);
      }
      const toDraw = textToDraw(text, writing);
      const picture = drawn.get(keyOfText(toDraw));
      if (picture) return placeText(document, page, picture, writing);
      missing.push(toDraw);
      return writing.top;
    },
  });
  return { on, missing };
}

function textToDraw(text: string, { width, size, align, lines, color, isBold }: Writing): TextToDraw {
  return { text, width, size, align, lines, color: hexOf(color), isBold };
}

function writeText(page: PDFPage, font: PDFFont, text: string, writing: Writing): number {
  const pieces = measurePieces(font, text);
  let size = writing.size;
  let lines = breakLines(pieces, writing.width / size);
  while (lines.length > writing.lines && size > 5) {
    size -= 0.5;
    lines = breakLines(pieces, writing.width / size);
  }
  let baseline = writing.top - size;
  for (const { text: line, width } of lines) {
    const free = writing.align === "centre" ? Math.max(0, (writing.width - width * size) / 2) : 0;
    page.drawText(line, { x: writing.left + free, y: baseline, size, font, color: writing.color });
    baseline -= size * lineHeight;
  }
  return baseline + size * lineHeight - size * (lineHeight - 1);
}

/** A text and its width at a size of one point. */
interface Measured {
  text: string;
  width: number;
}

/** Where a line may break: between words, and where the language has no blanks between any two letters. */
const pieceOfText =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|\s/gu;

/** Measured once, since widths grow with the size: laying out a text costs more than all else here. */
function measurePieces(font: PDFFont, text: string): Measured[] {
  const widths = new Map<string, number>();
  return (text.match(pieceOfText) ?? []).map((piece) => {
    const width = widths.get(piece) ?? font.widthOfTextAtSize(piece, 100) / 100;
    widths.set(piece, width);
    return { text: piece, width };
  });
}

/** @param width of a line, in sizes of the font */
function breakLines(pieces: readonly Measured[], width: number): Measured[] {
  const lines: Measured[] = [];
  let line: Measured = { text: "", width: 0 };
  for (const piece of pieces) {
    if (line.text && line.width + piece.width > width) {
      lines.push(line);
      line = { text: "", width: 0 };
    }
    if (line.text || piece.text.trim())
      line = { text: line.text + piece.text, width: line.width + piece.width };
  }
  return line.text ? [...lines, line] : lines;
}

async function placeText(
  document: PDFDocument,
  page: PDFPage,
  { png, ...box }: DrawnText,
  { top, left, width, size, align }: Writing,
): Promise<number> {
  const image = await document.embedPng(png);
  const free = align === "centre" ? (width - box.width) / 2 : 0;
  // A picture ends at its letters: in the middle of a line it stands where the letters of other lines do.
  const height = Math.max(size * lineHeight, box.height + size * 0.25);
  page.drawImage(image, { x: left + free, y: top - (height + box.height) / 2, ...box });
  return top - height;
}

const hexOf = ({ red, green, blue }: RGB) =>
  `#${[red, green, blue]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
