import { type Language, textWrittenIn } from "../../../shared/languages.ts";
import { LanguageMessage } from "../events.contract.ts";

/** What a reader of the language is told of why the event does not take place; null where nothing was said. */
export function cancelMessageIn(
  event: { cancel_message: string | null; cancel_messages: unknown },
  language: Language,
): string | null {
  const own = textWrittenIn(LanguageMessage.array().parse(event.cancel_messages), language);
  return own?.message ?? event.cancel_message;
}
