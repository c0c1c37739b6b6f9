import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { coverAddress, coverSize, coverVariants, readCoverAddress } from "./cover-address.ts";
import { coverMotifs } from "./cover-motifs.ts";
import { drawCover } from "./draw-cover.ts";

const purposes = readFileSync("src/features/reference-data/data/event_purposes.tsv", "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => Number.parseInt(line, 10));
const sheets = [coverSize, { width: 1080, height: 1920 }, { width: 1200, height: 630 }];
const schemes = ["light", "dark", undefined] as const;

it("every purpose has a motif of its own", () => {
  expect(purposes.length).toBeGreaterThan(20);
  expect(Object.keys(coverMotifs).map(Number)).toEqual(purposes);
  expect(new Set(Object.values(coverMotifs)).size).toBe(purposes.length);
});

it("a cover has at most 3 KB, whatever the event, the scheme and the sheet", () => {
  for (const purposeId of purposes)
    for (let eventId = 0; eventId < coverVariants; eventId++)
      for (const scheme of schemes)
        for (const sheet of sheets) {
          const cover = drawCover({ purposeId, eventId, scheme, ...sheet });
          expect(Buffer.byteLength(cover), `${purposeId}-${eventId}`).toBeLessThanOrEqual(3 * 1024);
          expect(cover).not.toMatch(/NaN|undefined|Infinity/);
        }
});

it("every motif before every backdrop can be drawn", async () => {
  for (const purposeId of purposes)
    for (const eventId of [0, 5, 13]) {
      const cover = drawCover({ purposeId, eventId, scheme: "light", width: 96, height: 54 });
      const { width, height } = await sharp(Buffer.from(cover)).metadata();
      expect({ width, height }).toEqual({ width: 96, height: 54 });
    }
});

it("an event keeps its cover, and those after it have others", () => {
  const draw = (eventId: number) => drawCover({ purposeId: 3, eventId, ...coverSize });
  expect(draw(41)).toBe(draw(41));
  expect(new Set(Array.from({ length: coverVariants }, (_, id) => draw(id))).size).toBe(coverVariants);
});

it("a purpose that is not known is drawn as another one", () => {
  expect(drawCover({ purposeId: 99, eventId: 1, ...coverSize })).toMatch(/^<svg .+<\/svg>$/);
});

it("an event's address names its purpose and one of few variants", () => {
  const address = coverAddress({ id: 1_000_003, event_purpose_id: 16 });
  expect(readCoverAddress(address)).toEqual({ purposeId: 16, eventId: 1_000_003 % coverVariants });
});

it.each([
  "/covers/2/16-3.svg",
  "/covers/1/16-24.svg",
  "/covers/1/0-3.svg",
  "/covers/1/16-3.png",
  "/covers/1/../x",
])("nothing is drawn for %s", (path) => {
  expect(readCoverAddress(path)).toBeNull();
});
