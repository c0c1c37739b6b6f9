import { crc32 } from "node:zlib";
import { removeFromHeif } from "./remove-heif-data.server.ts";
import { orientationOf, tiffOfOrientation } from "./tiff-orientation.server.ts";

/**
 * A picture without what it says about itself: place, camera, time, names, previews. The picture itself is not encoded anew, and stays
 * turned as it is. What is no picture, or none that carries such data, comes back as it is.
 * @throws RangeError where the file is broken
 */
export function removePhotoData(bytes: Buffer, contentType: string): Buffer {
  switch (contentType) {
    case "image/jpeg":
      return cleanJpeg(bytes);
    case "image/png":
      return cleanPng(bytes);
    case "image/webp":
      return cleanWebp(bytes);
    case "image/heic":
    case "image/avif":
      return removeFromHeif(bytes);
    default:
      return bytes;
  }
}

const exifHead = Buffer.from("Exif\0\0", "latin1");
const app = (number: number) => 0xe0 + number;
/** Marks without a length behind them. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Keeps what the picture is drawn by; all else (Exif, XMP, IPTC, comments, second pictures behind the end) goes. */
function cleanJpeg(bytes: Buffer): Buffer {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  let at = 2;
  const stored: Buffer[] = [];
  while (true) {
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError("a JPEG without marks");
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) break;
    if (isBare(marker)) {
      at += 2;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) throw new RangeError("a JPEG that ends early");
    const segment = bytes.subarray(at, end);
    const data = segment.subarray(4);
    if (marker === app(1) && data.subarray(0, 6).equals(exifHead))
      orientation = orientationOf(data.subarray(6));
    if (isDrawnBy(marker, data)) stored.push(segment);
    at = end;
    if (marker === 0xda) {
      const scanEnd = endOfScan(bytes, at);
      stored.push(bytes.subarray(at, scanEnd));
      at = scanEnd;
    }
  }
  if (orientation !== 1) {
    const exif = Buffer.concat([exifHead, tiffOfOrientation(orientation)]);
    const head = Buffer.from([0xff, app(1), 0, 0]);
    head.writeUInt16BE(exif.length + 2, 2);
    parts.push(head, exif);
  }
  return Buffer.concat([...parts, ...stored, Buffer.from([0xff, 0xd9])]);
}

/** JFIF, colour profile and Adobe's colour transform belong to the picture; other segments of programs and comments do not. */
function isDrawnBy(marker: number, data: Buffer): boolean {
  const name = data.subarray(0, 12).toString("latin1");
  if (marker === app(0)) return name.startsWith("JFIF\0");
  if (marker === app(2)) return name.startsWith("ICC_PROFILE\0");
  if (marker === app(14)) return name.startsWith("Adobe");
  return (marker < app(0) || marker > app(15)) && marker !== 0xfe;
}

/** Where the next marker behind the data of a scan begins. */
function endOfScan(bytes: Buffer, from: number): number {
  for (
    let at = bytes.indexOf(0xff, from);
    at >= 0 && at + 1 < bytes.length;
    at = bytes.indexOf(0xff, at + 1)
  ) {
    const marker = bytes[at + 1] as number;
    if (marker !== 0 && marker !== 0xff && !isBare(marker)) return at;
  }
  throw new RangeError("a JPEG that ends early");
}

const pngTexts = new Set(["tEXt", "zTXt", "iTXt", "tIME", "eXIf", "dSIG"]);

function cleanPng(bytes: Buffer): Buffer {
  const stored = [bytes.subarray(0, 8)];
  let type = "";
  for (let at = 8; type !== "IEND"; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw new RangeError("a PNG that ends early");
    type = bytes.toString("latin1", at + 4, at + 8);
    if (type === "eXIf") {
      const orientation = orientationOf(bytes.subarray(at + 8, end - 4));
      if (orientation !== 1) stored.push(pngChunk("eXIf", tiffOfOrientation(orientation)));
    } else if (!pngTexts.has(type)) stored.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(stored);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Flags of `VP8X` that promise Exif and XMP. */
const webpFlags = { exif: 0x08, xmp: 0x04 };

function cleanWebp(bytes: Buffer): Buffer {
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  const stored: Buffer[] = [];
  let orientation = 1;
  for (let at = 12; at + 8 <= end; ) {
    const size = bytes.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (at + 8 + size > end) throw new RangeError("a WebP that ends early");
    const type = bytes.toString("latin1", at, at + 4);
    const data = bytes.subarray(at + 8, at + 8 + size);
    if (type === "EXIF") {
      orientation = orientationOf(data.subarray(0, 6).equals(exifHead) ? data.subarray(6) : data);
    } else if (type !== "XMP ") stored.push(Buffer.from(bytes.subarray(at, Math.min(next, end))));
    at = next;
  }
  if (orientation !== 1) stored.push(riffChunk("EXIF", tiffOfOrientation(orientation)));
  const extended = stored.find((chunk) => chunk.toString("latin1", 0, 4) === "VP8X");
  if (extended) {
    const others = extended.readUInt8(8) & ~(webpFlags.exif | webpFlags.xmp);
    extended.writeUInt8(others | (orientation === 1 ? 0 : webpFlags.exif), 8);
  }
  return riffChunk("RIFF", Buffer.concat([Buffer.from("WEBP", "latin1"), ...stored]));
}

function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
