import { expect, it } from "vitest";
import { imageAddress, isStoredImage, storedImage } from "./image-address.ts";

const [own, bucket] = [null, { publicUrl: "https://s3.example/bucket" }].map((s3) => ({
  publicUrl: "https://tsudoi.test",
  s3,
})) as unknown as Parameters<typeof imageAddress>[0][];

it("a stored image is read from this site, or from the bucket where there is one", () => {
  expect(imageAddress(own as never, "images/a.webp")).toBe("https://tsudoi.test/uploads/images/a.webp");
  expect(imageAddress(bucket as never, "images/a.webp")).toBe("https://s3.example/bucket/images/a.webp");
});

it("what is no stored image stays as it is", () => {
  for (const other of ["https://other.example/images/a.webp", ""]) {
    expect(imageAddress(own as never, other)).toBe(other);
    expect(storedImage(own as never, other)).toBe(other);
  }
  expect(imageAddress(own as never, null)).toBeNull();
  expect(storedImage(own as never, "https://tsudoi.test/uploads/other.webp")).toBe(
    "https://tsudoi.test/uploads/other.webp",
  );
});

it("an address that was shown is stored under the image's name", () => {
  for (const settings of [own, bucket] as never[]) {
    expect(storedImage(settings, imageAddress(settings, "images/a.webp"))).toBe("images/a.webp");
  }
});

it.each([
  ["images/Ab_9-x.webp", true],
  ["images/a.png", false],
  ["images/.webp", false],
  ["images/a/b.webp", false],
  ["/images/a.webp", false],
  ["images/a.webp?x", false],
  ["https://x/images/a.webp", false],
])("%s names one of our images: %s", (stored, isImage) => {
  expect(isStoredImage(stored)).toBe(isImage);
});
