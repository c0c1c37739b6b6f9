import type { Language } from "../../../shared/languages/languages.ts";
import { contentForReader, type TextReader } from "../../../shared/languages/readers/text-reader.ts";
import { LanguageMessage } from "../events.contract.ts";

const LanguageMessages = LanguageMessage.array();

/** The reason for cancelling in the reader's language; null where none was given. */
export function cancelMessageIn(
  event: { cancel_message: string | null; cancel_messages: unknown },
  reader: TextReader | Language,
): string | null {
  const own = contentForReader(LanguageMessages.parse(event.cancel_messages), reader, () => true);
  return own?.message ?? event.cancel_message;
}
