import { Slices } from "../../threads/in-slices.ts";

/** So many entries are not worth a turn of their own. */
const fewEntries = 20;
/** An answer, its data, a list in it, an entry, and a list of the entry. */
const levels = 5;

/**
 * As `JSON.stringify` of data without functions, symbols and `toJSON` in its outer levels; entries of long lists in slices, and in
 * bytes, since a text of megabytes takes as long to be encoded as to be written.
 */
export async function jsonInSlices(data: unknown): Promise<string | Buffer> {
  if (!hasLongList(data, levels)) return JSON.stringify(data);
  const parts: Buffer[] = [];
  await write(data, levels, { parts, slices: new Slices() });
  return Buffer.concat(parts);
}

interface Writing {
  parts: Buffer[];
  slices: Slices;
}

async function write(data: unknown, levelsLeft: number, writing: Writing): Promise<void> {
  const { parts, slices } = writing;
  const isList = Array.isArray(data);
  let before = isList ? "[" : "{";
  for (const [key, value] of isList ? data.entries() : Object.entries(data as object)) {
    if (!isList && value === undefined) continue;
    const name = isList ? "" : `${JSON.stringify(key)}:`;
    if (hasLongList(value, levelsLeft - 1)) {
      parts.push(Buffer.from(before + name));
      await write(value, levelsLeft - 1, writing);
    } else {
      const pause = slices.pause();
      if (pause) await pause;
      parts.push(Buffer.from(before + name + (JSON.stringify(value) ?? "null")));
    }
    before = ",";
  }
  parts.push(Buffer.from(isList ? "]" : "}"));
}

function hasLongList(data: unknown, levelsLeft: number): boolean {
  if (typeof data !== "object" || data === null || levelsLeft === 0) return false;
  if (Array.isArray(data)) {
    return data.length > fewEntries || data.some((entry) => hasLongList(entry, levelsLeft - 1));
  }
  if (Object.getPrototypeOf(data) !== Object.prototype) return false;
  return Object.values(data).some((value) => hasLongList(value, levelsLeft - 1));
}
