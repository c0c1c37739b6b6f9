import { readFile } from "node:fs/promises";
import fontkit from "@cantoo/fontkit";
import type { PDFDocument, PDFFont, PDFPage, RGB } from "@cantoo/pdf-lib";
import { mainFont } from "../../../platform/fonts/load-fonts.server.ts";
import { write } from "../../events/events.server.ts";

interface Writing {
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

interface Letters {
  /** Answers where the next line begins. */
  write(text: string, writing: Writing): Promise<number>;
}

const lineHeight = 1.45;

/**
 * Writes into a page with the main font, of which the file takes the letters that it needs. A text with others, such as hangul,
 * becomes a picture: the libraries that write text into PDFs do not place the marks of Thai, nor turn Arabic around.
 */
export async function openLetters(document: PDFDocument, page: PDFPage): Promise<Letters> {
  document.registerFontkit(fontkit as never);
  const [regular, bold] = await Promise.all(
    [mainFont.regular, mainFont.bold].map(async (file) =>
      document.embedFont(await readFile(file), { subset: true }),
    ),
  );
  if (!regular || !bold) throw new Error("the fonts of certificates are not there");
  return {
    async write(given, writing) {
      const text = given.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
      const font = writing.isBold ? bold : regular;
      return hasLetters(font, text)
        ? writeText(page, font, text, writing)
        : drawText(document, page, text, writing);
    },
  };
}

function hasLetters(font: PDFFont, text: string): boolean {
  const known = new Set(font.getCharacterSet());
  return [...text.normalize("NFC")].every((letter) => known.has(letter.codePointAt(0) ?? 0));
}

function writeText(page: PDFPage, font: PDFFont, given: string, writing: Writing): number {
  const text = given.normalize("NFC");
  let size = writing.size;
  let lines = breakLines(font, text, size, writing.width);
  while (lines.length > writing.lines && size > 5) {
    size -= 0.5;
    lines = breakLines(font, text, size, writing.width);
  }
  let baseline = writing.top - size;
  for (const line of lines) {
    const free = writing.align === "centre" ? (writing.width - font.widthOfTextAtSize(line, size)) / 2 : 0;
    page.drawText(line, { x: writing.left + free, y: baseline, size, font, color: writing.color });
    baseline -= size * lineHeight;
  }
  return baseline + size * lineHeight - size * (lineHeight - 1);
}

/** Breaks between words, and where the language has no blanks between any two letters. */
function breakLines(font: PDFFont, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|\s/gu,
  ) ?? []) {
    if (line && font.widthOfTextAtSize(line + piece, size) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  return line ? [...lines, line] : lines;
}

/** Four pixels a point, so that it prints well. */
const sharpness = 4;

async function drawText(
  document: PDFDocument,
  page: PDFPage,
  text: string,
  { top, left, width, size, color, align, lines }: Writing,
): Promise<number> {
  const drawnAt = (points: number) =>
    write(text, {
      size: points * sharpness,
      color: hexOf(color),
      width: Math.round(width * sharpness),
      align: align === "centre" ? align : undefined,
    });
  let drawn = await drawnAt(size);
  for (
    let smaller = size - 1;
    drawn.info.height > lines * size * 1.9 * sharpness && smaller > 5;
    smaller -= 1
  ) {
    drawn = await drawnAt(smaller);
  }
  const image = await document.embedPng(drawn.data);
  const box = { width: drawn.info.width / sharpness, height: drawn.info.height / sharpness };
  const free = align === "centre" ? (width - box.width) / 2 : 0;
  page.drawImage(image, { x: left + free, y: top - box.height, ...box });
  return top - box.height - size * 0.25;
}

const hexOf = ({ red, green, blue }: RGB) =>
  `#${[red, green, blue]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
