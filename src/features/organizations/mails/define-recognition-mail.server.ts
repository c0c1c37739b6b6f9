import { z } from "zod";
import { defineMail, type MailToRender, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { readerNameIn } from "../../reference-data/reference-data.server.ts";
import { isOrganizer } from "../members/require-organizer.server.ts";
import { organizationName } from "../organization-name.server.ts";
import { displayLastDay } from "../recognition/display-last-day.ts";
import { isRowInForce, selectAllRecognitions } from "../recognition/find-recognitions.server.ts";

type MailText = Parameters<ReturnType<typeof mailTextsIn>>[0];
/** The kinds that have words of their own. */
type RecognitionKind = MailText extends infer Key
  ? Key extends `mail.recognition_${infer Rest}.subject`
    ? `recognition_${Rest}`
    : never
  : never;

/**
 * A mail to an organization about its recognition by a university, with the words `mail.<kind>`.
 * @param isInForce whether the recognition must be in force when the mail leaves, or must not; otherwise there is nothing to tell
 */
export function defineRecognitionMail(kind: RecognitionKind, { isInForce }: { isInForce: boolean }) {
  return defineMail({
    kind,
    priority: mailPriorities.notice,
    payload: z.object({ organizationId: z.int(), universityId: z.int() }),
    preference: null,
    async render(platform, mail, payload) {
      const parts = await recognitionMailParts(platform, mail, payload);
      if (parts?.isInForce !== isInForce) return null;
      const { t, words, frame } = parts;
      return {
        ...frame,
        subject: t(`mail.${kind}.subject`, words),
        paragraphs: [t(`mail.${kind}.body`, words)],
      };
    },
  });
}

/** The facts of such a mail; null where they are none of the reader's affairs. */
async function recognitionMailParts(
  platform: Platform,
  mail: MailToRender,
  { organizationId, universityId }: { organizationId: number; universityId: number },
) {
  const { db, clock, settings } = platform;
  const { language, user_id: userId } = mail;
  const recognition = await selectAllRecognitions(db)
    .where("r.organization_id", "=", organizationId)
    .where("r.university_id", "=", universityId)
    .limit(1)
    .executeTakeFirst();
  // A member who was removed in the meantime is no longer told what becomes of the organization.
  if (!recognition || (userId !== null && !(await isOrganizer(db, organizationId, userId)))) return null;
  const t = mailTextsIn(language);
  const reader = await findMailRecipient(platform, mail);
  const organization = await organizationName(db, organizationId, language);
  const level = nameIn({ name_ja: recognition.level_ja, name_en: recognition.level_en }, language);
  return {
    t,
    isInForce: isRowInForce(recognition, clock.now()),
    words: {
      organization,
      university: readerNameIn(recognition, language),
      level,
      date: displayLastDay(recognition.valid_until, language),
    },
    frame: {
      greeting: reader
        ? t("mail.greeting", { name: reader.name })
        : t("mail.greeting_organization", { name: organization }),
      link: {
        label: t("mail.see_organization"),
        url: `${settings.publicUrl}/organizations/${organizationId}?lang=${language}`,
      },
      footer: t("mail.organizer_footer"),
    },
  };
}
