import type { Executor } from "../../../../platform/db/client.server.ts";
import type { MailTexts } from "../../../../platform/mail/layout/mail-texts.server.ts";
import { formatList } from "../../../../shared/languages/format-list.ts";
import type { TextReader } from "../../../../shared/languages/readers/text-reader.ts";
import { displayDate } from "../../../../shared/time/tokyo-time.ts";
import { type EventRow, findAnswersUntil } from "../../../events/events.server.ts";
import { organizationNameIn } from "../../../organizations/organizations.public.ts";

/** The sentence that says which organizations read what an applicant has told, and until when. */
export async function jointUseInMail(
  db: Executor,
  t: MailTexts,
  event: EventRow,
  reader: TextReader,
): Promise<string> {
  const { language } = reader;
  const until = (await findAnswersUntil(db, [event.id])).get(event.id);
  const hosts = formatList(
    event.hosts.map(({ names }) => organizationNameIn(names, reader)),
    language,
  );
  return t("mail.joint_use", { hosts, date: until ? displayDate(until, language) : "" });
}
