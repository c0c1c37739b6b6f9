import {
  type Language,
  languageIds,
  languageOfContent,
  writtenLanguages,
} from "../../../../shared/languages/languages.ts";
import { toEditTime } from "../../../../shared/time/tokyo-time.ts";
import type { LanguageText } from "../../../event-mail/event-mail.contract.ts";
import { type AfterMailKind, type AfterMails, afterMailKinds } from "../after-mails.contract.ts";

/** Values of the form; `send_at` as it is typed, in Japan's time. */
export type AfterMailValues = Record<AfterMailKind, { is_on: boolean; texts: LanguageText[] }> & {
  isTimeChosen: boolean;
  send_at: string;
  lock_version: number;
};

export function afterMailValues(mails: AfterMails, eventLanguageIds: readonly number[]): AfterMailValues {
  const valuesOf = (kind: AfterMailKind) => ({
    is_on: mails[kind].is_on,
    texts: textsToWrite(mails[kind].texts, eventLanguageIds),
  });
  const { send_at, usual_send_at } = mails;
  return {
    thanks: valuesOf("thanks"),
    missed: valuesOf("missed"),
    isTimeChosen: send_at !== null,
    send_at: toEditTime(new Date(send_at ?? usual_send_at)),
    lock_version: mails.lock_version,
  };
}

/** A text in each of the event's languages in which mails are read, and what else was written. */
export function textsToWrite(
  written: readonly LanguageText[],
  eventLanguageIds: readonly number[],
): LanguageText[] {
  const read = eventLanguageIds.filter((id) => languageOfContent(id));
  const offered =
    read.length > 0 ? read : writtenLanguages.map((language: Language) => languageIds[language]);
  const ids = new Set([...offered, ...written.map(({ language_id }) => language_id)]);
  return [...ids].map(
    (language_id) =>
      written.find((text) => text.language_id === language_id) ?? { language_id, title: "", custom_body: "" },
  );
}

/** As the API takes them. */
export function afterMailsOf({ isTimeChosen, send_at, ...typed }: AfterMailValues) {
  return { ...typed, send_at: isTimeChosen ? send_at : null };
}

/** Whether saving sends the mails within seconds: something is on, and the event's usual time is over. */
export function isSentAtOnce(mails: AfterMails, values: AfterMailValues, now: Date): boolean {
  return (
    afterMailKinds.some((kind) => values[kind].is_on) &&
    !values.isTimeChosen &&
    new Date(mails.usual_send_at) <= now
  );
}
