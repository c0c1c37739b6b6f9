import { countryEndings } from "./country-endings.ts";
import { furtherWordEndings, nameEndings, shortenerEndings, wordEndings } from "./site-endings.ts";

/** Letters of other alphabets that look like Latin ones. */
const lookalikes: Record<string, string> = Object.fromEntries(
  [..."аеорсухіјѕтмкһԁɡοανι"].map((letter, place) => [letter, [..."aeopcyxijstmkhdgoavi"][place] ?? ""]),
);

/** Of sites whose names are written in other letters. */
const otherEndings = new Set(
  "みんな コム ストア セール ファッション クラウド ポイント 世界 网址 网站 公司 中国 中國 香港 台湾 台灣 рф онлайн сайт"
    .split(" ")
    .map((ending) => inLatin(bare(ending))),
);
/** Endings of countries that are words as well: after Japanese they begin the next sentence. */
const words = new Set("ai am as at be by do et ga id in is it la ma me my no re so to us".split(" "));
/** Titles and other short forms, with a name after them: Dr.Li. */
const shortened = new Set("mr mrs ms dr prof st no vol ver tel fax pp fig vs etc approx".split(" "));

/**
 * Whether a text leads to a site, or wants a reader to type one in: addresses, also written `hxxp`, with spaces, brackets or full-width
 * letters and dots, with invisible characters between, and bare names of sites. Errs on the side of seeing one: "I like it.so what"
 * has the form of a name.
 */
export function containsLink(text: string): boolean {
  const plain = undisguised(text);
  return namesScheme(plain) || namesSite(plain) || namesNumber(plain);
}

/** Compatible letters and dots as plain ones, marks and invisible characters gone. */
function bare(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}\u115f\u1160\u3164\u2800]/gu, "")
    .toLowerCase();
}

function inLatin(text: string): string {
  return text.replaceAll(/[а-яіјѕһԁɡοανι]/gu, (letter) => lookalikes[letter] ?? letter);
}

/** The marks of ド and デ are gone by now. */
function undisguised(text: string): string {
  return inLatin(bare(text))
    .replaceAll(/\s*[[({<「【［（]\s*(?:\.|dot|トット|てん|点)\s*[\])}>」】］）]\s*/g, ".")
    .replaceAll(/\s+(?:dot|トット)\s+(?=[a-z])/g, ".")
    .replaceAll(/(?<=[a-z0-9])[ \t]*(?:トット|てん|点)[ \t]*(?=[a-z]{2})/g, ".")
    .replaceAll(/\s+\.[ \t]*(?=[\p{L}\p{N}])/gu, ".");
}

const scheme =
  /(?<![a-z])h[ \t]*[tx*]{1,2}[ \t]*[tx*]?[ \t]*p[ \t]*s?[ \t]*[:;][ \t]*[/\\]|hxxp|:[ \t]*\/[ \t]*\/[ \t]*[\p{L}\p{N}]|(?<![a-z])(?:mailto|javascript|data|tel|line|ftp):[\p{L}\p{N}/]|www[ \t]*[.。][ \t]*[\p{L}\p{N}]|xn--/u;
const namesScheme = (text: string) => scheme.test(text);

const number = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/;
const namesNumber = (text: string) => number.test(text);

/** A label, a dot or what stands for one, and the letters behind it. */
const dotted = /([\p{L}\p{N}-]*)([.。・·•‧∙⋅])([\p{L}\p{N}-]+)(\/?)/gu;

function namesSite(text: string): boolean {
  for (let from = 0; from < text.length; ) {
    dotted.lastIndex = from;
    const found = dotted.exec(text);
    if (!found) return /[\p{L}\p{N}]\. +(?:com|net|co\.jp|ne\.jp|ac\.jp)\b/u.test(text);
    const [all, label = "", dot = "", ending = "", slash] = found;
    if (isSite(label, dot, ending, slash === "/")) return true;
    // The word behind this dot may itself stand before the next one.
    from = found.index + Math.max(1, all.length - ending.length - (slash ?? "").length);
  }
  return false;
}

function isSite(label: string, dot: string, ending: string, hasPath: boolean): boolean {
  if (label === "" || label.endsWith("-")) return false;
  // Japanese goes on without a space.
  const latin = /^[a-z]+(?![a-z0-9-])/.exec(ending)?.[0] ?? "";
  const isLatin = /^[a-z0-9-]+$/.test(label);
  if (nameEndings.has(latin)) return true;
  if (dot !== ".") return isLatin && wordEndings.has(latin);
  if (wordEndings.has(latin) || otherEndings.has(ending)) return true;
  if (hasPath && latin.length > 1 && latin === ending) return true;
  if (isLatin && label.length === 1) return shortenerEndings.has(latin);
  if (furtherWordEndings.has(latin)) return true;
  if (!countryEndings.has(latin)) return false;
  if (!isLatin) return !words.has(latin);
  return !/^\d+$/.test(label) && !shortened.has(label);
}
