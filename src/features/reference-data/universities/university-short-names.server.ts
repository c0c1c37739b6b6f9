import { namesOf, readReferenceFile } from "../read-reference-files.server.ts";

/** A university, and what people call it for short. Some names stand for several: 神大. */
export interface ShortNames {
  id: number;
  names: Record<string, string>;
  /** In kana. */
  reading: string;
  shortNames: readonly string[];
  /** In kana, how they are read. */
  readings: readonly string[];
}

const universities = new Map(readReferenceFile("universities").map((cells) => [Number(cells.id), cells]));
const listed = (cell = "") => cell.split("|").filter(Boolean);

/** All that have short names (`docs/reference-data.md`). */
export const universityShortNames: readonly ShortNames[] = readReferenceFile("university_short_names").map(
  ({ id, short_names, readings }) => {
    const cells = universities.get(Number(id)) ?? {};
    return {
      id: Number(id),
      names: namesOf(cells),
      reading: cells.reading ?? "",
      shortNames: listed(short_names),
      readings: listed(readings),
    };
  },
);

const byId = new Map(universityShortNames.map((one) => [one.id, one]));

export function shortNamesOf(universityId: number): ShortNames | undefined {
  return byId.get(universityId);
}
