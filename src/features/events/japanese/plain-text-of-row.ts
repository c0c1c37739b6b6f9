import type { PlainText } from "./japanese-texts.contract.ts";
import { unpackRuby } from "./ruby-in-text.ts";

interface PlainTextRow {
  plain_title: string;
  plain_description: string;
  plain_ruby: string;
}

/** The event's text in plain Japanese as the wire has it; null where nobody has written one. */
export function plainTextOfRow({
  plain_title,
  plain_description,
  plain_ruby,
}: PlainTextRow): PlainText | null {
  if (!plain_title.trim() && !plain_description.trim()) return null;
  return { title: plain_title, discription: plain_description, ruby: unpackRuby(plain_ruby) };
}
