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
  /**
   * Words between the parts of a list and before its last, as CLDR has it: where browsers' `Intl` does not know the language, and
   * where most readers would wait for it (decision 92). The same holds for `thousands` and `weekdays`.
   */
  listWords?: Readonly<Record<"conjunction" | "disjunction", { ofTwo: string; ofMore: string }>> & {
    readonly between: string;
  };
  /** Between a number's groups of three digits. */
  thousands?: string;
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
    /** From Sunday on. */
    weekdays?: string;
  };
  /** The month on a card's leaf of a calendar, as a pattern of `dates`, where the word of `Intl` is too wide for it. */
  leafMonth?: string;
}
