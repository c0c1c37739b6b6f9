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

/** The lines that are written on a page, in their order, as somebody selects them. */
export async function linesOfPdf(file: Uint8Array): Promise<string[]> {
  const [page] = (await PDFDocument.load(file, { updateMetadata: false })).getPages();
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
  const corners = [...contentOf(page).matchAll(/^(\d+) (\d+) m$/gm)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const squares = Math.max(...corners.flat()) + 5;
  const path = corners.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join("");
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
