/** A language in which questions are written: its name in the language of the page, and its tag where it has one. */
export interface AskedLanguage {
  name: string;
  symbol: string | undefined;
}
