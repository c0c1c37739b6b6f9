const orientationTag = 0x0112;

/** How a picture is turned as its Exif data (a TIFF) say, 1 to 8; 1 where they say nothing that can be read. */
export function orientationOf(tiff: Buffer): number {
  try {
    const isLittle = tiff.toString("latin1", 0, 2) === "II";
    const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
    const directory = long(4);
    const entries = Array.from({ length: short(directory) }, (_, place) => directory + 2 + place * 12);
    const entry = entries.find((at) => short(at) === orientationTag);
    const orientation = entry === undefined ? 1 : short(entry + 8);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  } catch {
    return 1;
  }
}

/** Exif data that say how the picture is turned, and nothing else. */
export function tiffOfOrientation(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write("II*\0", "latin1");
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(orientationTag, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return tiff;
}
