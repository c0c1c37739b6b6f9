import { type RecipientsValues, recipientsBody } from "../../ui/recipients/recipients-values.ts";
import { type MailWords, wordsOf } from "../../ui/reminder-values.ts";

/** Values of the form of a message. */
export type MessageValues = MailWords & RecipientsValues;

/** As the API takes them. */
export const messageBody = (values: MessageValues) => ({ ...wordsOf(values), ...recipientsBody(values) });

/** The ids that an address names (`to=3,7`), each once and at most so many as a message can have. */
export function peopleInAddress(search: string, atMost: number): string[] {
  const named = new URLSearchParams(search).get("to")?.split(",") ?? [];
  return [...new Set(named.filter((id) => /^[1-9]\d{0,9}$/.test(id)))].slice(0, atMost);
}
