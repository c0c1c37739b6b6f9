import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from "@pdfme/pdf-lib";
import sharp from "sharp";

/** How many pages a file has. */
export async function pagesOfPdf(file: Uint8Array): Promise<number> {
  return (await PDFDocument.load(file, { updateMetadata: false })).getPageCount();
}

/** The lines that are written on a page, from 0 on, in their order, as somebody selects them. */
export async function linesOfPdf(file: Uint8Array, number = 0): Promise<string[]> {
  const page = (await PDFDocument.load(file, { updateMetadata: false })).getPages()[number];
  if (!page) return [];
  const letters = lettersByFont(page);
  let known = new Map<string, string>();
  const lines: string[] = [];
  for (const [, font, text] of contentOf(page).matchAll(/\/(\S+) [\d.]+ Tf|<([0-9A-Fa-f]+)> Tj/g)) {
    if (font) known = letters.get(font) ?? known;
    else lines.push((text ?? "").replaceAll(/.{4}/g, (code) => known.get(code.toUpperCase()) ?? "\ufffd"));
  }
  return lines;
}

/** The QR code that is drawn of squares on a page, as a picture. */
export async function codeOfPdf(file: Uint8Array): Promise<Buffer> {
  const [page] = (await PDFDocument.load(file, { updateMetadata: false })).getPages();
  if (!page) throw new Error("a file without pages");
  const cornersIn = (drawing: string) =>
    [...drawing.matchAll(/^(\d+) (\d+) m$/gm)].map(([, x, y]) => [Number(x), Number(y)]);
  // Each drawing ends by giving back what it has changed.
  const drawings = contentOf(page).split(/^Q$/m);
  const drawing = drawings.toSorted((one, other) => cornersIn(other).length - cornersIn(one).length)[0] ?? "";
  const corners = cornersIn(drawing);
  const isTurnedOver = [...drawing.matchAll(/^\S+ \S+ \S+ (\S+) \S+ \S+ cm$/gm)].reduce(
    (turned, [, vertical]) => turned !== Number(vertical) < 0,
    false,
  );
  const squares = Math.max(...corners.flat()) + 5;
  // On paper up is up: what is not turned over stands on its head.
  const path = corners.map(([x, y = 0]) => `M${x} ${isTurnedOver ? y : squares - 1 - y}h1v1h-1z`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${squares * 8}" height="${squares * 8}"
    viewBox="0 0 ${squares} ${squares}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  return streams.map((one) => textOf(one && page.doc.context.lookup(one))).join("\n");
}

/** By the name of a font: letters by their code in four hexadecimal digits. */
function lettersByFont(page: PDFPage): Map<string, Map<string, string>> {
  const fonts = page.node.Resources()?.lookup(PDFName.of("Font"), PDFDict);
  return new Map(
    (fonts?.entries() ?? []).map(([name, reference]) => {
      const font = page.doc.context.lookup(reference, PDFDict);
      const map = textOf(font.lookup(PDFName.of("ToUnicode")));
      const pairs = [...map.matchAll(/<([0-9A-Fa-f]{4})>\s*<([0-9A-Fa-f]+)>/g)];
      return [
        name.decodeText(),
        new Map(pairs.map(([, code = "", text = ""]) => [code.toUpperCase(), fromUtf16(text)])),
      ];
    }),
  );
}

const fromUtf16 = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join("");

function textOf(stream: unknown): string {
  return stream instanceof PDFRawStream
    ? Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1")
    : "";
}
