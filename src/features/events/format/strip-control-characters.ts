/** Neither XML nor iCalendar has a place for control characters, and one of them would break a whole feed. */
export function stripControlCharacters(text: string): string {
  return text.replaceAll(/[^\P{C}\t\n\r\p{Cf}]/gu, "");
}
