import type { Selectable } from "kysely";
import type { z } from "zod";
import type { Language } from "../../../shared/languages/languages.ts";
import type { Mails } from "../../db/generated/schema.ts";
import type { Platform } from "../../platform.ts";
import { type MailDefinition, type MailToRender, parsePayload } from "../define-mail.server.ts";
import type { OutgoingMail } from "../mailer.server.ts";
import { composeMail } from "./compose-mail.server.ts";

/** A mail that is written but not addressed. */
export type WrittenMail = Omit<OutgoingMail, "to" | "messageId">;

/** Renders a mail of the outbox; null also where it has lost its address with the account. */
export async function renderMailRow(
  platform: Platform,
  definition: MailDefinition,
  {
    address,
    language,
    second_language,
    user_id,
    payload,
  }: Pick<Selectable<Mails>, "address" | "language" | "user_id" | "payload"> & {
    second_language?: Language | null;
  },
): Promise<WrittenMail | null> {
  if (address === null) return null;
  const mail = { address, language, second: second_language, user_id };
  return renderMail(platform, definition, mail, parsePayload(definition, payload));
}

/**
 * Makes the mail from the data of now, with the ways to decline it; null where its reader has declined it or it has become
 * pointless.
 */
export async function renderMail<Payload extends z.ZodObject>(
  platform: Platform,
  definition: MailDefinition<Payload>,
  mail: MailToRender,
  payload: z.output<Payload>,
): Promise<WrittenMail | null> {
  const { user_id: userId, language } = mail;
  const preference = userId === null ? null : definition.preference;
  if (preference && userId !== null && !definition.isTest(payload)) {
    if (await preference.isDeclined(platform, userId)) return null;
  }
  const rendered = await definition.render(platform, mail, payload);
  if (!rendered) return null;
  const { replyTo, calendar, ...content } = rendered;
  const links =
    preference && userId !== null ? await preference.unsubscribeLinks(platform, userId, language) : null;
  return {
    ...composeMail(platform.settings.publicUrl, {
      ...content,
      language,
      unsubscribeUrl: links?.unsubscribeUrl,
    }),
    replyTo,
    calendar,
    headers: links?.headers,
  };
}
