import { z } from "zod";
import type { Language } from "../../../shared/languages/languages.ts";
import { contentForReader, type TextReader } from "../../../shared/languages/readers/text-reader.ts";
import { LanguageMessage } from "../event-languages.contract.ts";

/** Why an event is at another time or place, as its organizer has written it. */
export const ChangeReason = z.object({
  /** For readers of a language in which nothing else was written. */
  message: z.string(),
  messages: z.array(LanguageMessage),
});
export type ChangeReason = z.infer<typeof ChangeReason>;

/** What was sent of it; null where nothing was written. */
export function readChangeReason(sent: {
  message?: string | null | undefined;
  language_messages?: LanguageMessage[] | null | undefined;
}): ChangeReason | null {
  const messages = sent.language_messages ?? [];
  const message = sent.message || messages[0]?.message;
  return message ? { message, messages } : null;
}

/** The reason in the reader's language. */
export function changeReasonFor({ message, messages }: ChangeReason, reader: TextReader | Language): string {
  return contentForReader(messages, reader, () => true)?.message ?? message;
}
