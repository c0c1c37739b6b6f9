import { isSimplifiedChinese } from "./simplified-chinese.ts";

/** One width, one case, no accents, hiragana for katakana: the form in which texts are compared. As `search_letters` in SQL. */
export function foldText(text: string): string {
  return text
    .normalize("NFKC")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ァ-ヶヽヾ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** A run of letters of one kind: Latin letters and digits, Japanese, or another language that is written without blanks or in another script. */
export interface TextRun {
  kind: "latin" | "japanese" | "other";
  text: string;
  /** The characters between it and the run before it. */
  gap: string;
}

const runs =
  /(?<latin>[\p{Script=Latin}\p{Nd}]+)|(?<japanese>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+)|(?<other>[\p{L}\p{M}]+)/gu;

/** The runs of letters of a text in its own spelling but for the width; marks and blanks lie between them. */
export function splitRuns(text: string): TextRun[] {
  const normal = text
    .normalize("NFKC")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
  let end = 0;
  return [...normal.matchAll(runs)].map((match) => {
    const { latin, japanese } = match.groups ?? {};
    const kind = latin ? "latin" : japanese && !isSimplifiedChinese(japanese) ? "japanese" : "other";
    const gap = normal.slice(end, match.index);
    end = match.index + match[0].length;
    return { kind, text: match[0], gap };
  });
}
