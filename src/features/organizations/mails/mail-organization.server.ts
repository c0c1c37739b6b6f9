import type { z } from "zod";
import type { Tx } from "../../../platform/db/client.server.ts";
import type { MailDefinition } from "../../../platform/mail/define-mail.server.ts";
import { type QueuedMail, queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import { defaultLanguage, languageOfContent } from "../../../shared/languages/languages.ts";

/**
 * Queues a mail to an organization: to its own address, in its main language where that is one of ours, and to each
 * of its organizers in theirs. Who reads both gets it once.
 * @param cause is completed by the recipient
 */
export async function mailOrganization<Payload extends z.ZodObject>(
  tx: Tx,
  organizationId: number,
  definition: MailDefinition<Payload>,
  { cause, ...mail }: QueuedMail<Payload>,
): Promise<void> {
  const organization = await tx
    .selectFrom("organizations as o")
    .innerJoin("organization_texts as t", (join) =>
      join.onRef("t.organization_id", "=", "o.id").on("t.is_main", "=", true),
    )
    .select(["o.email", "t.language_id"])
    .where("o.id", "=", organizationId)
    .where("o.deleted_at", "is", null)
    .executeTakeFirst();
  if (!organization) return;
  const organizers = await tx
    .selectFrom("organization_members as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select(["u.id", "u.email"])
    .where("m.organization_id", "=", organizationId)
    .where("m.is_organizer", "=", true)
    .where(isNotDeleted("u"))
    .execute();
  for (const { id } of organizers) {
    await queueMail(tx, definition, { ...mail, to: { userId: id }, cause: `${cause}:user:${id}` });
  }
  const address = organization.email;
  if (organizers.some(({ email }) => email?.toLowerCase() === address.toLowerCase())) return;
  const language = languageOfContent(organization.language_id) ?? defaultLanguage;
  await queueMail(tx, definition, { ...mail, to: { address, language }, cause: `${cause}:organization` });
}
