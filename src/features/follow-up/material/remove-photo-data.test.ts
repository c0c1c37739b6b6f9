import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { removePhotoData } from "./remove-photo-data.server.ts";

const photo = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: "#a03020" } })
    .composite([
      { input: { create: { width: 9, height: 7, channels: 3, background: "#10e0a0" } }, left: 1, top: 1 },
    ])
    .withExif({
      IFD0: { Model: "Camera of somebody", Artist: "Hanako" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "35/1 1/1 0/1" },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><photo place="Arashiyama"/></x:xmpmeta>')
    .withIccProfile("p3");
const kinds = [
  ["image/jpeg", () => photo().withMetadata({ orientation: 6 }).jpeg()],
  ["image/png", () => photo().png()],
  ["image/webp", () => photo().webp()],
  ["image/avif", () => photo().avif()],
] as const;
const secrets = /Camera of|Hanako|Arashiyama|GPS/;
const pixels = (file: Buffer) => sharp(file).raw().toBuffer();

describe.each(kinds)("a photo as %s", (contentType, encode) => {
  it("loses what it says about itself, and no pixel, profile or turn", async () => {
    const file = await encode().toBuffer();
    const [before, clean] = [await sharp(file).metadata(), removePhotoData(file, contentType)];
    const after = await sharp(clean).metadata();
    expect(before.exif?.toString("latin1")).toMatch(secrets);
    expect(clean.toString("latin1")).not.toMatch(secrets);
    expect(after.xmp?.toString() ?? "").not.toContain("place");
    expect([after.width, after.height, after.orientation ?? 1]).toEqual([
      before.width,
      before.height,
      before.orientation ?? 1,
    ]);
    expect(after.icc?.length).toBe(before.icc?.length);
    expect(await pixels(clean)).toEqual(await pixels(file));
    expect(removePhotoData(clean, contentType)).toEqual(clean);
  });

  it("that is broken is refused, and none makes it hang", async () => {
    const file = await encode().toBuffer();
    for (let end = 12; end < file.length; end += 7) {
      try {
        removePhotoData(file.subarray(0, end), contentType);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }
  });
});

it("a turned photo stays turned in each kind that says so by its Exif data", async () => {
  for (const orientation of [3, 6, 8]) {
    const turned = photo().withMetadata({ orientation });
    for (const [contentType, file] of [
      ["image/jpeg", await turned.clone().jpeg().toBuffer()],
      ["image/webp", await turned.clone().webp().toBuffer()],
      ["image/png", await turned.clone().png().toBuffer()],
    ] as const) {
      const after = await sharp(removePhotoData(file, contentType)).metadata();
      expect([contentType, after.orientation]).toEqual([
        contentType,
        (await sharp(file).metadata()).orientation,
      ]);
    }
  }
});

it("what lies behind the end of a JPEG goes: second pictures and films have data of their own", async () => {
  const file = await photo().jpeg().toBuffer();
  const film = Buffer.concat([file, Buffer.from("ftypmp42 film with GPS"), file]);
  expect(removePhotoData(film, "image/jpeg")).toEqual(removePhotoData(file, "image/jpeg"));
});

it("documents stay as they came", () => {
  const pdf = Buffer.from("%PDF-1.7 by Hanako");
  expect(removePhotoData(pdf, "application/pdf")).toBe(pdf);
});
