import { type RequestContext, sessionOf } from "../../../platform/http/request-context.server.ts";
import { type Language, writtenLanguages } from "../../../shared/languages/languages.ts";
import { reminderTextIn } from "../reminder/reminder-text-in.ts";
import type { Draft } from "./mail-delivery.contract.ts";

/** The words of a draft for a reader of the language. */
export function draftWordsIn({ title, custom_body, language_texts }: Draft, language: Language) {
  return reminderTextIn({ title, body: custom_body }, language_texts ?? [], language);
}

/** All languages in which the mail will be read, where it is written in more than one; otherwise the caller's own. */
export function languagesOfDraft(context: RequestContext, { language_texts }: Draft): readonly Language[] {
  return language_texts?.length ? writtenLanguages : [sessionOf(context).user.language];
}
