/** Facts about a language; `docs/how-to.md` has the steps for a new one. */
export interface LanguageEntry {
  /** Its id in the language master. Ids there never change. */
  contentId: number;
  /** Further ids there, the best first: what is written in these its readers get where nothing is in `contentId`. */
  readsAlso?: readonly number[];
  /** Its name in itself, for readers who look for it in a page that they cannot read. */
  nativeName: string;
  /** BCP 47, for `lang` attributes and `Intl`; plain Japanese is Japanese to both. */
  tag: string;
  /** For `Intl` in place of `tag`: every language has the digits 0 to 9, as they stand in forms, addresses and tickets. */
  intlTag?: string;
  /** The words before the last of a list, as CLDR has them, where browsers' `Intl` does not know the language (`formatAll`). */
  listWords?: Readonly<Record<"conjunction" | "disjunction", { ofTwo: string; ofMore: string }>>;
  /** The names of the languages in it, by their codes, where browsers' `Intl` does not know it. */
  languageNames?: Readonly<Record<string, string>>;
  ogLocale: string;
  /** The pages' font of Latin letters lacks some of its own, so that words would be set in two: `languages.css` names others. */
  hasLettersBeyondFont?: true;
  /** Another way of writing the language of `tag`: marked by `data-plain`, and search engines are not sent to it. */
  isPlain?: true;
  /**
   * The language whose texts these are, here with readings over their words: a way to see its pages, and no language that anybody
   * chooses from the menu, is written to in or has contents in. Answers of the API, mails and files are in `readingsOf`.
   */
  readingsOf?: string;
  /** Pages have readings over the words of texts, names and dates. */
  hasRuby?: true;
  /** `partial`: keys may be missing in its catalogues, and catalogues in its folder. */
  texts: "complete" | "partial";
  /** Somebody who grew up with it has read all of its texts. The menu marks the others as beta, and asks for what reads wrong. */
  isReviewed?: true;
  /** Organizers and the product team write in it: what is asked for in several languages is asked for in these. */
  isWritten?: true;
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
    /** Where clocks count to twelve: what stands before the hour, and how it is read. */
    halfDays?: Record<"beforeNoon" | "afterNoon", readonly [word: string, reading: string]>;
    /** From Sunday on, where the browsers' `Intl` has none that agree with the server's. */
    weekdays?: string;
  };
  /** The month on a card's leaf of a calendar, as a pattern of `dates`, where the word of `Intl` is too wide for it. */
  leafMonth?: string;
}

const japaneseDates = {
  date: "{year}年{MM}月{DD}日",
  yearMonth: "{year}年{MM}月",
  month: "{M}月",
  day: "{M}月{D}日({weekday})",
  farDay: "{year}年{M}月{D}日({weekday})",
  dayTime: "{day} {time}",
  withWeekday: "{date}（{weekday}）{time}",
};

const japanese = {
  contentId: 1,
  nativeName: "日本語",
  tag: "ja",
  ogLocale: "ja_JP",
  isReviewed: true,
  readsAlso: [35],
  hasReadings: true,
  familyNameFirst: true,
  countryId: 392,
  largestPlaceFirst: true,
  dates: japaneseDates,
} as const;

/** The languages of the interface and of mails, in the order of the menu: all that the code knows of them. */
export const languageRegistry = {
  ja: { ...japanese, texts: "complete", isWritten: true, fallback: ["en"] },
  "ja-ruby": { ...japanese, texts: "partial", fallback: ["ja", "en"], readingsOf: "ja", hasRuby: true },
  "ja-easy": {
    contentId: 35,
    nativeName: "やさしい日本語",
    tag: "ja",
    ogLocale: "ja_JP",
    isPlain: true,
    readsAlso: [1],
    texts: "partial",
    fallback: ["ja"],
    hasReadings: true,
    hasRuby: true,
    familyNameFirst: true,
    largestPlaceFirst: true,
    dates: { ...japaneseDates, halfDays: { beforeNoon: ["午前", "ごぜん"], afterNoon: ["午後", "ごご"] } },
  },
  en: {
    contentId: 2,
    nativeName: "English",
    tag: "en",
    ogLocale: "en_US",
    texts: "complete",
    isReviewed: true,
    isWritten: true,
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
  },
  zh: {
    contentId: 3,
    readsAlso: [14],
    nativeName: "简体中文",
    tag: "zh",
    ogLocale: "zh_CN",
    texts: "partial",
    fallback: ["en", "ja"],
    familyNameFirst: true,
    countryId: 156,
    largestPlaceFirst: true,
  },
  ko: {
    contentId: 4,
    nativeName: "한국어",
    tag: "ko",
    ogLocale: "ko_KR",
    texts: "partial",
    fallback: ["en", "ja"],
    familyNameFirst: true,
    countryId: 410,
    largestPlaceFirst: true,
  },
  vi: {
    contentId: 5,
    nativeName: "Tiếng Việt",
    tag: "vi",
    ogLocale: "vi_VN",
    hasLettersBeyondFont: true,
    texts: "partial",
    fallback: ["en", "ja"],
    familyNameFirst: true,
    countryId: 704,
    leafMonth: "Th {M}",
  },
  ne: {
    contentId: 6,
    nativeName: "नेपाली",
    tag: "ne",
    // Chromium has no Nepali in its `Intl`: what the server writes has to be what the browser writes.
    intlTag: "en",
    listWords: {
      conjunction: { ofTwo: " र ", ofMore: " र " },
      disjunction: { ofTwo: " वा ", ofMore: ", वा " },
    },
    languageNames: {
      ja: "जापानी",
      "ja-easy": "सजिलो जापानी",
      en: "अंग्रेजी",
      zh: "चिनियाँ",
      ko: "कोरियाली",
      vi: "भियतनामी",
    },
    ogLocale: "ne_NP",
    texts: "partial",
    fallback: ["en", "ja"],
    countryId: 524,
    dates: {
      date: "{year} {month} {D}",
      yearMonth: "{year} {month}",
      month: "{month}",
      day: "{month} {D} ({weekday})",
      farDay: "{year} {month} {D} ({weekday})",
      dayTime: "{day} {time}",
      withWeekday: "{date} ({weekday}) {time}",
      months: "जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर",
      weekdays: "आइत सोम मङ्गल बुध बिही शुक्र शनि",
    },
  },
} as const satisfies Record<string, LanguageEntry>;

/** Other spellings that are read and never written: the specification calls Chinese `ch`. */
export const languageAliases: Readonly<Record<string, string>> = { ch: "zh" };
