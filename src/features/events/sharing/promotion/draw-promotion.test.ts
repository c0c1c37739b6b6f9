import { PDFDocument, PDFName } from "@pdfme/pdf-lib";
import sharp from "sharp";
import { expect, it } from "vitest";
import { readQrCodes } from "../../../../../tests/support/read-qr-codes.ts";
import { drawPosterPage, drawStory } from "./draw-promotion.server.ts";
import { makePoster } from "./make-poster.server.ts";

const texts = {
  eventId: 5,
  purposeId: 3,
  title: "雪まつりをいっしょに歩こう <b>& more</b> ".repeat(8),
  startAt: new Date("2026-11-20T18:00:00+09:00"),
  endAt: new Date("2026-11-20T20:00:00+09:00"),
  place: "大通公園 西1丁目（テレビ塔前）",
  organization: "北の架け橋サークル",
  fee: "500円",
  url: "https://tsudoi.example/events/2147483647?lang=ja-easy",
  invitation: "くわしい内容・お申し込みはこちら",
  picture: null,
};

/** The text that a phone's camera would find. */
async function codesIn(picture: Buffer): Promise<string[]> {
  return readQrCodes(new Uint8Array(await sharp(picture).png().toBuffer()));
}

it("a story is 1080 × 1920, takes any text, and its code leads to the event", async () => {
  const story = await drawStory(texts, "ja");
  const { width, height, format } = await sharp(story).metadata();
  expect({ width, height, format }).toEqual({ width: 1080, height: 1920, format: "png" });
  expect(await codesIn(story)).toEqual([texts.url]);
  const empty = { ...texts, title: "", place: "", organization: "", fee: "", invitation: "" };
  expect(await codesIn(await drawStory(empty, "en"))).toEqual([texts.url]);
});

it("a poster is one page of A4 whose code and whose whole sheet lead to the event", async () => {
  expect(await codesIn(await drawPosterPage(texts, "ja"))).toEqual([texts.url]);
  const file = await makePoster(texts, "ja");
  expect(file.length).toBeLessThan(1_500_000);
  const document = await PDFDocument.load(file, { updateMetadata: false });
  expect(document.getPageCount()).toBe(1);
  const [page] = document.getPages();
  expect(
    [page?.getWidth(), page?.getHeight()].map((points) => Math.round(((points ?? 0) / 72) * 25.4)),
  ).toEqual([210, 297]);
  expect(document.getTitle()).toBe(texts.title);
  const annotations = page?.node.Annots()?.asArray() ?? [];
  const link = document.context.lookup(annotations[0])?.toString() ?? "";
  expect([annotations.length, link.includes(`(${texts.url})`)]).toEqual([1, true]);
  expect(document.catalog.get(PDFName.of("Lang"))?.toString()).toMatch(/ja/);
});

it("shows the event's own picture where it has one, over the whole width, whatever its shape", async () => {
  for (const [width, height] of [
    [1600, 900],
    [400, 900],
    [40, 20],
  ] as const) {
    const picture = await sharp({ create: { width, height, channels: 4, background: "#c02060" } })
      .webp({ lossless: true })
      .toBuffer();
    const own = { ...texts, picture };
    for (const [file, edge] of [
      [await drawStory(own, "ja"), 759],
      [await drawPosterPage(own, "en"), 1100],
    ] as const) {
      const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      for (const [x, y] of [
        [2, 2],
        [info.width - 3, 2],
        [2, edge - 2],
        [info.width - 3, edge - 2],
      ] as const) {
        const at = (y * info.width + x) * 3;
        expect(Math.abs((data[at] ?? 0) - 0xc0) + Math.abs((data[at + 1] ?? 0) - 0x20)).toBeLessThan(12);
      }
      expect(await codesIn(file)).toEqual([texts.url]);
    }
  }
});
