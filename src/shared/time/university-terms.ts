import type { TokyoDate } from "./tokyo-date.ts";

/** A half of Japan's academic year: the first from April to September, the second from October to March. */
export interface UniversityTerm {
  /** The academic year, which begins in April. */
  year: number;
  half: 1 | 2;
  /** Its first and its last day. */
  from: TokyoDate;
  to: TokyoDate;
}

function term(year: number, half: 1 | 2): UniversityTerm {
  return half === 1
    ? { year, half, from: `${year}-04-01`, to: `${year}-09-30` }
    : { year, half, from: `${year}-10-01`, to: `${year + 1}-03-31` };
}

/** The term in which a day lies. */
export function termOf(date: TokyoDate): UniversityTerm {
  const [year = 0, month = 0] = date.split("-").map(Number);
  if (month < 4) return term(year - 1, 2);
  return term(year, month < 10 ? 1 : 2);
}

/** @param terms may be negative */
export function addTerms({ year, half }: UniversityTerm, terms: number): UniversityTerm {
  const count = year * 2 + half - 1 + terms;
  return term(Math.floor(count / 2), count % 2 === 0 ? 1 : 2);
}
