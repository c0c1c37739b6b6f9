import { displayNumber } from "../../../shared/languages/catalogues/counted-values.ts";
import type { Language } from "../../../shared/languages/languages.ts";

/** The sentences of the catalogue that the caller has. */
interface FeeTexts {
  free: string;
  yen(amount: { yen: string }): string;
}

/** A fee in yen as a price tag says it. */
export function formatFee(fee: number, language: Language, { free, yen }: FeeTexts): string {
  return fee === 0 ? free : yen({ yen: displayNumber(fee, language) });
}
