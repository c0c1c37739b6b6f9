import { secondParameter } from "../../shared/languages/readers/text-reader.ts";

/** The names of the cookies that hold a language, the only ones there are. */
export const languageCookies = {
  /** From the language menu, for a year. */
  choice: "lang",
  /** From `?lang=`, until the browser is closed; before the choice, which takes it away. */
  visit: "visit_lang",
  /** The language taken where an organizer has not written in the first, from the language menu, for a year. */
  second: secondParameter,
} as const;
