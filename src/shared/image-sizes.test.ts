import { expect, it } from "vitest";
import { imageSizes } from "./image-sizes.ts";

const name = "/uploads/images/Abcdefghijklmnopqr_-12";

it("an uploaded image has its other sizes beside it, by the width of its largest", () => {
  const address = (width: number) => `https://tsudoi.test${name}-${width}.webp`;
  const sizes = (...widths: number[]) => widths.map((width) => ({ width, address: address(width) }));
  expect(imageSizes(address(1600))).toEqual(sizes(400, 800, 1600));
  expect(imageSizes(address(384))).toEqual(sizes(96, 192, 384));
});

it.each([
  `https://tsudoi.test${name}-800.webp`,
  `https://tsudoi.test${name}-1600.png`,
  `https://tsudoi.test${name}-1600.webp?x`,
  `https://tsudoi.test${name}3-1600.webp`,
  `https://tsudoi.test${name}.webp`,
  "https://other.example/1600.webp",
  "images/Abcdefghijklmnopqr_-12-1600.webp",
  "",
])("%s is none of our images, or not its largest size", (address) => {
  expect(imageSizes(address)).toBeNull();
});
