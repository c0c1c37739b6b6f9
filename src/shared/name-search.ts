/**
 * Folds a name, or what somebody types for it, for comparison: one case and width, hiragana for katakana, no marks, and
 * Latin letters that stand for the same sound alike, however Japanese is romanised and long vowels are written. What is
 * typed so far becomes the beginning of what the whole becomes, but for an m at its end: for that ask `keysOfTyped`.
 */
export function searchKey(text: string): string {
  return (
    text
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/g, "")
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
      .replace(/[^\p{L}\p{N}\s]|ー/gu, "")
      // A kana that is still being typed.
      .replace(/(?<=[ぁ-ゖ])[a-z]+$/, "")
      .replace(/sh/g, "s")
      .replace(/ch?|ts/g, "t")
      .replace(/dz|j|d(?=[iu])/g, "z")
      .replace(/f/g, "h")
      .replace(/(?<=[stz])y/g, "")
      .replace(/m(?=[bpm])/g, "n")
      .replace(/oh(?![aeiou])|ou/g, "o")
      .replace(/([a-z])\1+/g, "$1")
  );
}

/**
 * The keys with which a name may begin of which this is typed so far. An m at the end stays one before a vowel (Samia), and is
 * written as n before b, m and p (Sampei, as Sanpei).
 */
export function keysOfTyped(text: string): string[] {
  const key = searchKey(text);
  const asN = key.endsWith("m") ? ["b", "m", "p"].map((next) => `${key.slice(0, -1)}n${next}`) : [];
  return key ? [key, ...asN] : [];
}

/** Something with the keys of all its names, a line a name. */
export interface Findable {
  search: string;
  /** The keys of what people call it for short, a line each. */
  short?: string | undefined;
  /** Of those that fit alike the better known come first. */
  weight?: number | undefined;
}

/** How well a name fits what is typed, the better the lower. */
const nameFits = { exact: 0, begins: 1, within: 2 } as const;

const withoutBlanks = (key: string) => key.replace(/\s+/g, "");
const endings = ["", "大学", "だいがく", "daigaku", "university", "学"];
const beginnings = ["university of", "the university of"].map((words) => withoutBlanks(searchKey(words)));

/** Every way in which a university may be named in full of which this is typed: "kyoto univ", "U Tokyo", 東北大. */
function fullNames(typed: string): Set<string> {
  const words = typed.normalize("NFKC").replaceAll(".", " ").trim().toLowerCase();
  const bare = words.replace(
    /^(?:the\s+)?u(?:niv?|niversity)?(?:\s+of)?\s+(?=.)|(?<=.)\s+u(?:niv?|niversity)?$/g,
    "",
  );
  return new Set(
    [words, bare]
      .map((one) => withoutBlanks(searchKey(one)))
      .flatMap((one) => [
        ...endings.filter((ending) => ending !== "学" || one.endsWith("大")).map((ending) => one + ending),
        ...beginnings.map((beginning) => beginning + one),
      ]),
  );
}

const hasLine = (lines: string, wanted: ReadonlySet<string>) =>
  lines.split("\n").some((line) => wanted.has(line.replaceAll(" ", "")));

/** Tells how well each name fits what is typed, of those that hold all of it. @param typed not empty */
function fitOf(typed: string): (row: Findable) => { rank: number; isShort: boolean } {
  const whole = new Set([withoutBlanks(searchKey(typed))]);
  const full = fullNames(typed);
  const first = keysOfTyped(typed.trim().split(/\s+/)[0] ?? "");
  return ({ search, short }) => {
    const isShort = Boolean(short) && hasLine(short ?? "", whole);
    if (isShort || hasLine(search, full)) return { rank: nameFits.exact, isShort };
    const lines = short ? `${search}\n${short}` : search;
    const begins = first.some((one) => lines.startsWith(one) || lines.includes(`\n${one}`));
    return { rank: begins ? nameFits.begins : nameFits.within, isShort };
  };
}

/**
 * Those that hold every typed word in some name, in their order: what is named so in full first, then what begins with the
 * first word; among these the best known. Where it is what people call one of them for short, letters within other names are
 * no match: 京大 in 東京大学.
 */
export function findByName<Row extends Findable>(rows: readonly Row[], typed: string): Row[] {
  const words = typed
    .split(/\s+/)
    .map(keysOfTyped)
    .filter(({ length }) => length > 0);
  if (words.length === 0) return [...rows];
  const found = rows.filter(({ search, short = "" }) =>
    words.every((keys) => keys.some((key) => search.includes(key) || short.includes(key))),
  );
  return bestFirst(found, typed);
}

/** Rows that hold what is typed, in the order of `findByName`. */
export function bestFirst<Row extends Findable>(found: readonly Row[], typed: string): Row[] {
  const fitOfRow = fitOf(typed);
  const fitting = found.map((row) => ({ row, ...fitOfRow(row) }));
  const isCalledSo = fitting.some(({ isShort }) => isShort);
  return fitting
    .filter(({ rank }) => !isCalledSo || rank !== nameFits.within)
    .sort((one, other) => one.rank - other.rank || (other.row.weight ?? 0) - (one.row.weight ?? 0))
    .map(({ row }) => row);
}
