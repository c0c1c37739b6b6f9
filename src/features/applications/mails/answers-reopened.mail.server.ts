import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { displayDate, displayTime } from "../../../shared/time/tokyo-time.ts";
import { eventCancelled } from "../../events/events.server.ts";
import { participantMailParts } from "./parts/participant-mail-parts.server.ts";

/** That an organizer lets somebody change their answers; not while that is closed again, or by who is out. */
export const answersReopenedMail = defineMail({
  kind: "answers_reopened",
  priority: mailPriorities.notice,
  payload: z.object({ eventId: z.int(), until: z.iso.datetime() }),
  references: { event_id: "eventId" },
  supersededBy: [eventCancelled],
  preference: null,
  example: () => ({ state: "confirmed" }),
  async render(platform, mail, { eventId, until }) {
    const parts = await participantMailParts(platform, mail, eventId);
    if (!parts?.hasApplied) return null;
    const { t, reader, title, organization } = parts;
    const end = new Date(until);
    if (!mail.example && !(await isOpenUntil(platform, eventId, reader.id, end))) return null;
    const time = `${displayDate(end, mail.language)} ${displayTime(end, mail.language)}`;
    const words = { title, organization, time };
    return {
      subject: t("mail.answers_reopened.subject", words),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [t("mail.answers_reopened.body", words)],
      facts: parts.facts,
      link: {
        label: t("mail.answers_reopened.link"),
        url: `${platform.settings.publicUrl}/events/${eventId}/apply?lang=${mail.language}&from=mail`,
      },
      organization,
      footer: t("mail.application_footer"),
      replyTo: parts.replyTo,
    };
  },
});

/** Another time has a mail of its own. */
async function isOpenUntil({ db, clock }: Platform, eventId: number, userId: number, end: Date) {
  const application = await db
    .selectFrom("applications")
    .select("answers_open_until")
    .where("event_id", "=", eventId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return application?.answers_open_until?.getTime() === end.getTime() && end > clock.now();
}
