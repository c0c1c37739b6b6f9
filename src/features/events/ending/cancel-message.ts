import { type Language, textWrittenIn } from "../../../shared/languages/languages.ts";
import { LanguageMessage } from "../events.contract.ts";

/** The reason for cancelling in the reader's language; null where none was given. */
export function cancelMessageIn(
  event: { cancel_message: string | null; cancel_messages: unknown },
  language: Language,
): string | null {
  const own = textWrittenIn(LanguageMessage.array().parse(event.cancel_messages), language);
  return own?.message ?? event.cancel_message;
}
