/**
 * HEIC and AVIF hold their Exif and XMP as items beside the picture, found by their place in the file: they are overwritten with
 * zeros, so that nothing else moves. How the picture is turned stands with the picture itself.
 */
export function removeFromHeif(bytes: Buffer): Buffer {
  const file = Buffer.from(bytes);
  for (const box of boxesIn(file, 0, file.length)) {
    if (box.type === "meta") eraseItems(file, box);
    if (box.type === "uuid") makeFree(file, box);
    if (box.type === "moov") eraseNotes(file, box);
  }
  return file;
}

interface Box {
  type: string;
  start: number;
  /** Where its contents begin. */
  body: number;
  end: number;
}

function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start + 8 <= to; ) {
    const size = file.readUInt32BE(start);
    const type = file.toString("latin1", start + 4, start + 8);
    const body = size === 1 ? start + 16 : start + 8;
    const length = size === 1 ? Number(file.readBigUInt64BE(start + 8)) : size === 0 ? to - start : size;
    const end = start + length;
    if (end > to || end < body) throw new RangeError("a box that ends elsewhere");
    boxes.push({ type, start, body, end });
    start = end;
  }
  return boxes;
}

function makeFree(file: Buffer, { start, body, end }: Box): void {
  file.write("free", start + 4, "latin1");
  file.fill(0, body, end);
}

/** Of sequences of pictures, which are films: what is noted of the whole and of each track. */
function eraseNotes(file: Buffer, { body, end }: Box): void {
  for (const box of boxesIn(file, body, end)) {
    if (box.type === "udta" || box.type === "meta" || box.type === "uuid") makeFree(file, box);
    if (box.type === "trak") eraseNotes(file, box);
  }
}

function eraseItems(file: Buffer, meta: Box): void {
  const boxes = boxesIn(file, meta.body + 4, meta.end);
  const find = (type: string) => boxes.find((box) => box.type === type);
  const [items, places, own] = [find("iinf"), find("iloc"), find("idat")];
  if (!items || !places) return;
  const ids = noteItems(file, items);
  for (const { id, isInOwnData, extents } of placesOfItems(file, places)) {
    if (!ids.has(id)) continue;
    // Without a length it would be the whole file.
    for (const { offset, length } of extents.filter((extent) => extent.length > 0)) {
      const from = (isInOwnData ? (own?.body ?? file.length) : 0) + offset;
      if (from + length > file.length) throw new RangeError("an item outside of the file");
      file.fill(0, from, from + length);
    }
  }
  for (const box of boxes) if (box.type === "uuid") makeFree(file, box);
}

/** Ids of the items that hold Exif or XMP. */
function noteItems(file: Buffer, { body, end }: Box): Set<number> {
  const first = body + 4 + (file.readUInt8(body) === 0 ? 2 : 4);
  const ids = new Set<number>();
  for (const entry of boxesIn(file, first, end)) {
    const version = file.readUInt8(entry.body);
    if (entry.type !== "infe" || version < 2) continue;
    const isLong = version > 2;
    const typeAt = entry.body + 4 + (isLong ? 4 : 2) + 2;
    const type = file.toString("latin1", typeAt, typeAt + 4);
    if (type !== "Exif" && type !== "mime" && type !== "uri ") continue;
    ids.add(isLong ? file.readUInt32BE(entry.body + 4) : file.readUInt16BE(entry.body + 4));
  }
  return ids;
}

interface Place {
  id: number;
  /** Counted from the data within `meta`, not from the file's beginning. */
  isInOwnData: boolean;
  extents: { offset: number; length: number }[];
}

function placesOfItems(file: Buffer, { body }: Box): Place[] {
  const version = file.readUInt8(body);
  let at = body + 4;
  const read = (size: number) => {
    const value = size === 0 ? 0 : size === 8 ? Number(file.readBigUInt64BE(at)) : file.readUIntBE(at, size);
    at += size;
    return value;
  };
  const sizes = read(2);
  const [offsetSize, lengthSize] = [(sizes >> 12) & 15, (sizes >> 8) & 15];
  const [baseSize, indexSize] = [(sizes >> 4) & 15, version > 0 ? sizes & 15 : 0];
  const count = read(version < 2 ? 2 : 4);
  return Array.from({ length: count }, () => {
    const id = read(version < 2 ? 2 : 4);
    const method = version > 0 ? read(2) & 15 : 0;
    read(2);
    const base = read(baseSize);
    const extents = Array.from({ length: read(2) }, () => {
      read(indexSize);
      return { offset: base + read(offsetSize), length: read(lengthSize) };
    });
    return { id, isInOwnData: method === 1, extents };
  });
}
