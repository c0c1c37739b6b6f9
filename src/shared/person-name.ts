import type { Language } from "./languages.ts";

/** A person's name in the order of the language: family name first in Japanese. */
export function personName(
  { first_name, last_name }: { first_name: string; last_name: string },
  language: Language,
): string {
  return (language === "ja" ? [last_name, first_name] : [first_name, last_name]).filter(Boolean).join(" ");
}
