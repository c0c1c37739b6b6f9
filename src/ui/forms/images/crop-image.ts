import type { PercentCrop } from "react-image-crop";

const quality = 0.92;

/** The chosen part of a picture as a JPEG, in the picture's own resolution. Null where the browser cannot draw it. */
export async function cropImage(image: HTMLImageElement, crop: PercentCrop): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round((image.naturalWidth * crop.width) / 100);
  canvas.height = Math.round((image.naturalHeight * crop.height) / 100);
  const left = (image.naturalWidth * crop.x) / 100;
  const top = (image.naturalHeight * crop.y) / 100;
  const context = canvas.getContext("2d");
  if (!context || canvas.width === 0 || canvas.height === 0) return null;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, left, top, canvas.width, canvas.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}
