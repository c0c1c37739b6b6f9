import type { z } from "zod";
import type { Tx } from "../../../platform/db/client.server.ts";
import type { MailDefinition } from "../../../platform/mail/define-mail.server.ts";
import { type QueuedMail, queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import { defaultLanguage, languageOfContent } from "../../../shared/languages/languages.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";
import { isAddressOfBlocked } from "../../accounts/accounts.server.ts";

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
  const organizers = await tx
    .selectFrom("organization_members as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select(["u.id", "u.email"])
    .where("m.organization_id", "=", organizationId)
    .where("m.is_organizer", "=", true)
    .where(mayAct("u"))
    .execute();
  for (const { id } of organizers) {
    await queueMail(tx, definition, { ...mail, to: { userId: id }, cause: `${cause}:user:${id}` });
  }
  const organization = await findAddress(tx, organizationId);
  if (!organization) return;
  const { address } = organization;
  if (organizers.some(({ email }) => email?.toLowerCase() === address.toLowerCase())) return;
  await queueMail(tx, definition, { ...mail, to: organization, cause: `${cause}:organization` });
}

/** As `mailOrganization`, to the organization's own address alone. */
export async function mailOrganizationAddress<Payload extends z.ZodObject>(
  tx: Tx,
  organizationId: number,
  definition: MailDefinition<Payload>,
  mail: Omit<QueuedMail<Payload>, "to">,
): Promise<void> {
  const to = await findAddress(tx, organizationId);
  if (to) await queueMail(tx, definition, { ...mail, to });
}

/** With the main language, where that is one of ours. Undefined where it is somebody's who is blocked, and gets no mails. */
async function findAddress(tx: Tx, organizationId: number) {
  const organization = await tx
    .selectFrom("organizations as o")
    .innerJoin("organization_texts as t", (join) =>
      join.onRef("t.organization_id", "=", "o.id").on("t.is_main", "=", true),
    )
    .select(["o.email", "t.language_id"])
    .where("o.id", "=", organizationId)
    .where("o.deleted_at", "is", null)
    .executeTakeFirst();
  if (!organization || (await isAddressOfBlocked(tx, organization.email))) return undefined;
  return {
    address: organization.email,
    language: languageOfContent(organization.language_id) ?? defaultLanguage,
  };
}
