import sharp from "sharp";
import { expect, it } from "vitest";
import { encodeImage } from "./encode-image.server.ts";

it("pictures are encoded one after the other, and more than may wait are told to come back", async () => {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#246" } })
    .png()
    .toBuffer();
  const upload = () => encodeImage(picture, "organization_icon");
  const uploads = await Promise.allSettled(Array.from({ length: 13 }, upload));
  expect(uploads.filter(({ status }) => status === "fulfilled")).toHaveLength(11);
  expect(uploads.at(-1)).toMatchObject({ reason: { kind: "unavailable", retryAfter: 2 } });
  expect((await upload())?.at(-1)?.width).toBe(384);
});
