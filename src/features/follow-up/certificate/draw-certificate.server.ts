import { PDFDocument, PDFName, type PDFPage, PDFString, rgb } from "@pdfme/pdf-lib";
import { qrCodePath } from "../../../shared/draw-qr-code.ts";
import { type Letters, openLetters } from "./certificate-letters.server.ts";
import type { DrawnText, TextToDraw } from "./drawn-text.ts";

/** The certificate in one language. */
export interface CertificatePart {
  /** As a PDF names its language, such as `en-GB`. */
  locale: string;
  heading: string;
  name: string;
  sentence: string;
  /** Of the event. */
  title: string;
  /** Each with its label. */
  facts: [label: string, text: string][];
  /** The small lines beside the code. */
  foot: string[];
}

export interface Certificate {
  number: string;
  /** Address at which the number is verified. */
  url: string;
  issuedAt: Date;
  /** For each sheet of paper what stands on it, in one language after the other. */
  sheets: CertificatePart[][];
}

/** A4 in points. */
const sheet = { width: 595.28, height: 841.89 };
const margin = 64;
const wide = sheet.width - 2 * margin;
const code = { side: 92, bottom: margin + 8 };
const colors = { ink: rgb(0.11, 0.106, 0.098), quiet: rgb(0.37, 0.35, 0.31), indigo: rgb(0.17, 0.23, 0.47) };

/**
 * Sheets of A4, each with a code that leads to where the certificate is verified, whose texts can be selected; no file where texts
 * have to be drawn first. Called in a thread of its own.
 * @param drawn by `keyOfText`
 */
export async function drawCertificate(
  { number, url, issuedAt, sheets }: Certificate,
  drawn: ReadonlyMap<string, DrawnText>,
): Promise<{ file: Uint8Array } | { missing: TextToDraw[] }> {
  const document = await PDFDocument.create();
  const first = sheets[0]?.[0];
  document.setTitle(`${first?.heading ?? ""} ${number}`, { showInWindowTitleBar: true });
  document.setLanguage(first?.locale ?? "");
  document.setCreationDate(issuedAt);
  document.setModificationDate(issuedAt);
  const letters = await openLetters(document, drawn);
  for (const parts of sheets) {
    const page = document.addPage([sheet.width, sheet.height]);
    await drawSheet(page, url, parts, letters.on(page));
    addLink(document, page, url, { left: margin, bottom: margin, width: wide, height: code.side + 16 });
  }
  return letters.missing.length > 0 ? { missing: letters.missing } : { file: await document.save() };
}

async function drawSheet(page: PDFPage, url: string, parts: CertificatePart[], letters: Letters) {
  drawFrame(page);

  const centred = { align: "centre", left: margin, width: wide } as const;
  let top = sheet.height - 108;
  for (const [place, { heading }] of parts.entries()) {
    const size = place === 0 ? 32 : 17;
    const color = place === 0 ? colors.indigo : colors.quiet;
    top = await letters.write(heading, { ...centred, top, size, color, isBold: true, lines: 1 });
  }
  top -= 26;
  for (const name of new Set(parts.map((part) => part.name))) {
    top = await letters.write(name, { ...centred, top, size: 27, color: colors.ink, isBold: true, lines: 2 });
  }
  page.drawLine({
    start: { x: margin + 60, y: top - 4 },
    end: { x: sheet.width - margin - 60, y: top - 4 },
    thickness: 0.75,
    color: colors.quiet,
  });
  top -= 38;
  for (const { sentence, title, facts } of parts) {
    top = await letters.write(sentence, { ...centred, top, size: 11.5, color: colors.quiet, lines: 2 });
    top = await letters.write(title, {
      ...centred,
      top: top - 6,
      size: 16,
      color: colors.ink,
      isBold: true,
      lines: 4,
    });
    top -= 4;
    for (const [label, text] of facts.filter(([, text]) => text !== "")) {
      const line = `${label}  ${text}`;
      top = await letters.write(line, { ...centred, top, size: 11.5, color: colors.ink, lines: 1 });
    }
    top -= 34;
  }

  drawCode(page, url);
  let foot = code.bottom + code.side - 2;
  const left = margin + code.side + 16;
  const beside = { align: "left", left, width: sheet.width - margin - left } as const;
  for (const { foot: lines } of parts) {
    for (const line of lines) {
      foot = await letters.write(line, { ...beside, top: foot, size: 8.5, color: colors.quiet, lines: 1 });
    }
    foot -= 3;
  }
  await letters.write(url, { ...beside, top: foot, size: 8.5, color: colors.indigo, lines: 1 });
}

function drawFrame(page: PDFPage): void {
  for (const [inset, thickness] of [
    [30, 2],
    [36, 0.6],
  ] as const) {
    page.drawRectangle({
      x: inset,
      y: inset,
      width: sheet.width - 2 * inset,
      height: sheet.height - 2 * inset,
      borderColor: colors.indigo,
      borderWidth: thickness,
    });
  }
}

function drawCode(page: PDFPage, url: string): void {
  const { path, squares } = qrCodePath(url);
  page.drawSvgPath(path, {
    // Up is up on paper and down in a path; a code that is mirrored is read by few cameras.
    matrix: [1, 0, 0, -1, 0, 0],
    x: margin,
    y: -(code.bottom + code.side),
    scale: code.side / squares,
    color: colors.ink,
    borderWidth: 0,
  });
}

function addLink(
  document: PDFDocument,
  page: PDFPage,
  url: string,
  box: { left: number; bottom: number; width: number; height: number },
): void {
  const link = document.context.obj({
    Type: "Annot",
    Subtype: "Link",
    Rect: [box.left, box.bottom, box.left + box.width, box.bottom + box.height],
    Border: [0, 0, 0],
    Contents: PDFString.of(url),
    A: { Type: "Action", S: "URI", URI: PDFString.of(url) },
  });
  page.node.set(PDFName.of("Annots"), document.context.obj([document.context.register(link)]));
}
