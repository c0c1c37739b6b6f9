import { type ImagePurpose, imageWidths } from "../../../shared/image-sizes.ts";
import { loadSharp } from "./load-sharp.server.ts";
import { pictureWork } from "./picture-work.server.ts";

/** 50 megapixel cameras exist; a file that unfolds into more is made to exhaust memory. */
const maxPixels = 64_000_000;

export interface EncodedImage {
  width: number;
  bytes: Buffer;
}

/**
 * An image as pages use it: upright, without metadata, as WebP in every width of its purpose. Null where the bytes are
 * no image of a kind we take; their name and declared type count for nothing. Throws `unavailable` where too many wait.
 */
export function encodeImage(bytes: Buffer, purpose: ImagePurpose): Promise<EncodedImage[] | null> {
  return pictureWork.run(() => (isKnownKind(bytes) ? encodeSizes(bytes, purpose) : Promise.resolve(null)));
}

async function encodeSizes(bytes: Buffer, purpose: ImagePurpose): Promise<EncodedImage[] | null> {
  const widths = imageWidths[purpose];
  const largest = widths.at(-1) as number;
  const sharp = await loadSharp();
  const isSquare = purpose === "organization_icon";
  const upright = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", pages: 1 })
    .autoOrient()
    .resize({
      width: largest,
      height: largest,
      fit: isSquare ? "cover" : "inside",
      withoutEnlargement: !isSquare,
    })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (!upright) return null;
  const { width, height, channels } = upright.info;
  const encoded: EncodedImage[] = [];
  for (const size of widths) {
    const bytes = await sharp(upright.data, { raw: { width, height, channels } })
      .resize({ width: size, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    encoded.push({ width: size, bytes });
  }
  return encoded;
}

/** PNG, JPEG, GIF, WebP, AVIF and HEIC by their first bytes: nothing else reaches a decoder. */
function isKnownKind(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 16).toString("latin1");
  return (
    head.startsWith("\x89PNG\r\n\x1a\n") ||
    head.startsWith("\xff\xd8\xff") ||
    head.startsWith("GIF8") ||
    (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") ||
    (head.slice(4, 8) === "ftyp" && /^(avif|avis|mif1|msf1|heic|heix|hevc|heim|heis)/.test(head.slice(8)))
  );
}
