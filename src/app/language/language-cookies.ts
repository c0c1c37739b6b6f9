/** The names of the cookies that hold a language, the only ones there are. */
export const languageCookies = {
  /** From the language menu, for a year. */
  choice: "lang",
  /** From `?lang=`, until the browser is closed; before the choice, which takes it away. */
  visit: "visit_lang",
} as const;
