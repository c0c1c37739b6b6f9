import { intlLocaleOf, type Language, onceByLanguage } from "../../shared/languages/languages.ts";

const formatIn = onceByLanguage(
  (language: Language) => new Intl.NumberFormat(intlLocaleOf(language), { style: "percent" }),
);

/** A share of a whole, from 0 to 1, as whole percents. */
export const displayShare = (share: number, language: Language): string => formatIn(language).format(share);
