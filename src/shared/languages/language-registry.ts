/** Facts about a language; `docs/how-to.md` has the steps for a new one. */
export interface LanguageEntry {
  /** Its id in the language master. Ids there never change. */
  contentId: number;
  /** Its name in itself, for readers who look for it in a page that they cannot read. */
  nativeName: string;
  /** BCP 47, for `lang` attributes and `Intl`; plain Japanese is Japanese to both. */
  tag: string;
  ogLocale: string;
  /** Another way of writing the language of `tag`: marked by `data-plain`, and search engines are not sent to it. */
  isPlain?: true;
  /** `partial`: keys may be missing in its catalogues, and catalogues in its folder. */
  texts: "complete" | "partial";
  /** Codes of the languages that are asked in turn for a text or a name that is missing. */
  fallback: readonly string[];
  /** Lists of names are ordered by the readings in kana, in place of the names. */
  hasReadings?: true;
  familyNameFirst?: true;
  /** The country of most who read it, by its ISO number; none where they come from everywhere. */
  countryId?: number;
  /** Addresses begin with the prefecture. */
  largestPlaceFirst?: true;
  /** Patterns of dates (`tokyo-time.ts` explains them); without them dates are those of `Intl`. */
  dates?: {
    date: string;
    yearMonth: string;
    month: string;
    day: string;
    /** As `day`, with the year. */
    farDay: string;
    dayTime: string;
    withWeekday: string;
    months?: string;
  };
  /** Fonts by name: mail programs know no font of a page. `word` begins with one that Windows has. */
  mail: { fonts: string; word: string; lineHeight: number };
}

const sans = "system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif";

/** The languages of the interface and of mails, in the order of the menu: all that the code knows of them. */
export const languageRegistry = {
  ja: {
    contentId: 1,
    nativeName: "日本語",
    tag: "ja",
    ogLocale: "ja_JP",
    texts: "complete",
    fallback: ["en"],
    hasReadings: true,
    familyNameFirst: true,
    countryId: 392,
    largestPlaceFirst: true,
    dates: {
      date: "{year}年{MM}月{DD}日",
      yearMonth: "{year}年{MM}月",
      month: "{M}月",
      day: "{M}月{D}日({weekday})",
      farDay: "{year}年{M}月{D}日({weekday})",
      dayTime: "{day} {time}",
      withWeekday: "{date}（{weekday}）{time}",
    },
    mail: {
      fonts: "Hiragino Sans,Noto Sans JP,Yu Gothic,Meiryo,sans-serif",
      word: "Yu Gothic,Meiryo,sans-serif",
      lineHeight: 1.7,
    },
  },
  en: {
    contentId: 2,
    nativeName: "English",
    tag: "en",
    ogLocale: "en_US",
    texts: "complete",
    fallback: ["ja"],
    dates: {
      date: "{month}. {Dth} {year}",
      yearMonth: "{month}. {year}",
      month: "{month}",
      day: "{weekday}, {month} {D}",
      farDay: "{weekday}, {month} {D}, {year}",
      dayTime: "{day}, {time}",
      withWeekday: "{weekday}, {date} {time}",
      months: "Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec",
    },
    mail: { fonts: sans, word: "Segoe UI,Arial,sans-serif", lineHeight: 1.5 },
  },
} as const satisfies Record<string, LanguageEntry>;

/** Other spellings that are read and never written: the specification calls Chinese `ch`. */
export const languageAliases: Readonly<Record<string, string>> = { ch: "zh" };
