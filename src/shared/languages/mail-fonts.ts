import type { Language } from "./languages.ts";

/** How a language's mails are set. Mail programs know no font of a page; `word` begins with one that Windows has. */
interface MailFonts {
  fonts: string;
  word: string;
  lineHeight: number;
  /** Lines break between its words, as on its pages, and not after any letter. */
  keepsWords?: true;
}

const japanese: MailFonts = {
  fonts: "Hiragino Sans,Noto Sans JP,Yu Gothic,Meiryo,sans-serif",
  word: "Yu Gothic,Meiryo,sans-serif",
  lineHeight: 1.7,
};

const latin: MailFonts = {
  fonts: "system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif",
  word: "Segoe UI,Arial,sans-serif",
  lineHeight: 1.5,
};

/** Of languages with letters of their own. */
const byLanguage: Partial<Record<Language, MailFonts>> = {
  ja: japanese,
  // With room for readings.
  "ja-easy": { ...japanese, lineHeight: 2 },
  zh: {
    fonts: "PingFang SC,Microsoft YaHei,Noto Sans SC,sans-serif",
    word: "Microsoft YaHei,sans-serif",
    lineHeight: 1.7,
  },
  ko: {
    fonts: "Apple SD Gothic Neo,Malgun Gothic,Noto Sans KR,sans-serif",
    word: "Malgun Gothic,sans-serif",
    lineHeight: 1.7,
    keepsWords: true,
  },
  ne: {
    fonts: "Kohinoor Devanagari,Nirmala UI,Noto Sans Devanagari,sans-serif",
    word: "Nirmala UI,sans-serif",
    lineHeight: 1.7,
  },
};

/** A part of the registry that only mails need: every browser fetches the rest. */
export function mailFontsOf(language: Language): MailFonts {
  return byLanguage[language] ?? latin;
}
