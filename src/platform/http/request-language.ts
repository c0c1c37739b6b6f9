import { drawnHeader } from "../../shared/languages/drawn-header.ts";
import {
  acceptedLanguage,
  bareLanguage,
  defaultLanguage,
  type Language,
  readLanguage,
} from "../../shared/languages/languages.ts";
import { onPages, type TextReader, usefulSecond } from "../../shared/languages/readers/text-reader.ts";

/** Reads a header of a request by its name in lower case. */
export type ReadHeader = (name: string) => string | null | undefined;

/** The language of a call's answer: `User-Locale`, else what the caller accepts, else English. */
export function requestLanguage(read: ReadHeader): Language {
  return namedLanguage(read) ?? acceptedLanguage(read("accept-language")) ?? defaultLanguage;
}

/** The language that `User-Locale` names, if it is one of ours. Answers have no readings over words. */
export function namedLanguage(read: ReadHeader): Language | null {
  const named = namedLanguageOfPage(read);
  return named && bareLanguage(named);
}

/** As `namedLanguage`, for the data of a page, which may have readings. */
export function namedLanguageOfPage(read: ReadHeader): Language | null {
  return readLanguage(namedIn(read)[0]);
}

/**
 * The language of a call's answer, and the second one that `User-Locale` may name after it (`zh, ja-easy`): in that one a reader gets
 * what organizers have not written in the first.
 */
export function requestReader(read: ReadHeader): TextReader {
  return { language: requestLanguage(read), second: namedSecond(read) };
}

/**
 * As `requestReader`, for an answer that may have readings over words: where a page says that it draws the answer (`drawnHeader`).
 * Answers that are only read may have them, since nothing is stored under a page's language.
 */
export function readReader(read: ReadHeader): TextReader {
  const reader = requestReader(read);
  const language = read(drawnHeader) ? namedLanguageOfPage(read) : null;
  return language ? onPages({ ...reader, language }) : reader;
}

function namedSecond(read: ReadHeader): Language | null {
  const [first, second] = namedIn(read).map(readLanguage);
  return first && second ? usefulSecond(first, second) : null;
}

const namedIn = (read: ReadHeader): string[] =>
  (read("user-locale") ?? "").split(",").map((code) => code.trim().toLowerCase());
