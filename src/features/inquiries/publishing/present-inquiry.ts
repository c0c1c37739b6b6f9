import { contentTag } from "../../../shared/languages/content-tags.ts";
import { type Language, languageIds, writtenLanguages } from "../../../shared/languages/languages.ts";
import {
  languageForReader,
  presentTextsByLanguage,
  type StoredTexts,
} from "../../../shared/languages/texts-by-language.ts";
import { personName } from "../../../shared/people/person-name.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import type { Inquiry } from "../inquiries.contract.ts";
import type { InquiryRow, ManagedInquiryRow } from "./find-inquiries.server.ts";
import type { ShownInquiry } from "./shown-inquiry.ts";

/** As everybody sees it: without a trace of who asked, in the languages in which both stand. Another may be the asker's own words still. */
export function presentInquiry({ question, answer, ...row }: InquiryRow): Inquiry {
  const inBoth = writtenLanguages.filter((language) => question[language] && answer[language]);
  const readyOf = (texts: StoredTexts) => Object.fromEntries(inBoth.map((one) => [one, texts[one]]));
  return presentAll({ ...row, question: readyOf(question), answer: readyOf(answer) });
}

function presentAll({ id, question, answer, is_published, created_at }: InquiryRow): Inquiry {
  return {
    id,
    question: presentTextsByLanguage(question),
    answer: presentTextsByLanguage(answer),
    is_published,
    created_at: toWireTime(created_at),
  };
}

/** As the event's managers see it. */
export function presentInquiryForManager(row: ManagedInquiryRow, language: Language): Inquiry {
  const { text, first_name, last_name } = row;
  const email = row.email ?? row.user_email;
  const name = first_name !== null && last_name !== null && personName({ first_name, last_name }, language);
  return {
    ...presentAll(row),
    asker: email ? { ...(name && { name }), email } : null,
    text,
  };
}

/** In the reader's language where both stand in it. */
export function showInquiry({ id, question, answer }: InquiryRow, reader: Language): ShownInquiry[] {
  const language = languageForReader(reader, (one) => Boolean(question[one] && answer[one]));
  if (!language) return [];
  return [
    {
      id,
      question: question[language] ?? "",
      answer: answer[language] ?? "",
      ...(language !== reader && { lang: contentTag(languageIds[language]) }),
    },
  ];
}
