import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { organizationName } from "../../organizations/organizations.server.ts";
import { eventMailContent } from "./event-mail-content.server.ts";

/** To the operator: what organizers answer about an event on hold or their suspension. It is read anew, in case it was erased. */
export const holdAnswerMail = defineMail({
  kind: "hold_answer",
  priority: mailPriorities.notice,
  payload: z.object({ holdAnswerId: z.int() }),
  preference: null,
  async render(platform, { language }, { holdAnswerId }) {
    const answer = await platform.db
      .selectFrom("hold_answers")
      .select(["organization_id", "event_id", "text"])
      .where("id", "=", holdAnswerId)
      .executeTakeFirst();
    if (!answer) return null;
    const t = mailTextsIn(language);
    const organization = await organizationName(platform.db, answer.organization_id, language);
    const content =
      answer.event_id === null ? null : await eventMailContent(platform, answer.event_id, language);
    const about = content ? `${organization}: ${content.title}` : organization;
    return {
      subject: t("mail.hold_answer.subject", { organization }),
      greeting: t("mail.hold_answer.greeting"),
      paragraphs: [t("mail.hold_answer.body", { about }), answer.text],
      link: {
        label: t("mail.hold_answer.link"),
        url: `${platform.settings.publicUrl}/uniteamanage/holds?lang=${language}`,
      },
      footer: t("mail.hold_answer.footer"),
    };
  },
});
