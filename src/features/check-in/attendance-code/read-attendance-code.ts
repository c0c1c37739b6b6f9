/** Digits as they were typed or pasted, in half width and without what stands between them. */
export const readAttendanceCode = (typed: string) => typed.normalize("NFKC").replaceAll(/[\s\p{Dash}]/gu, "");

export const isWholeCode = (digits: string) => /^\d{6}$/.test(digits);
