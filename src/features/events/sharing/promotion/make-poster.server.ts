import { type Language, localeOf } from "../../../../shared/languages/languages.ts";
import { drawPosterPage, type PromotionTexts } from "./draw-promotion.server.ts";

/** A4 in points. */
const page = { width: 595.28, height: 841.89 };

/** A poster to print, as a PDF of one page whose whole sheet leads to the event where it is read on a screen. */
export async function makePoster(texts: PromotionTexts, language: Language): Promise<Uint8Array> {
  const { PDFDocument, PDFName, PDFString } = await import("@pdfme/pdf-lib");
  const document = await PDFDocument.create();
  document.setTitle(texts.title, { showInWindowTitleBar: true });
  document.setAuthor(texts.organization);
  document.setLanguage(localeOf(language));
  // The same event makes the same file.
  document.setCreationDate(new Date(0));
  document.setModificationDate(new Date(0));
  const sheet = document.addPage([page.width, page.height]);
  sheet.drawImage(await document.embedJpg(await drawPosterPage(texts, language)), { x: 0, y: 0, ...page });
  const link = document.context.obj({
    Type: "Annot",
    Subtype: "Link",
    Rect: [0, 0, page.width, page.height],
    Border: [0, 0, 0],
    Contents: PDFString.of(texts.url),
    A: { Type: "Action", S: "URI", URI: PDFString.of(texts.url) },
  });
  sheet.node.set(PDFName.of("Annots"), document.context.obj([document.context.register(link)]));
  return document.save();
}
