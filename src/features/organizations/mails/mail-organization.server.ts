import type { Tx } from "../../../platform/db/client.server.ts";
import { type QueuedMail, queueMail } from "../../../platform/mail/queue-mail.server.ts";
import { languageIds } from "../../../shared/languages.ts";

/**
 * Queues a mail to an organization: to its own address, in its main language where that is one of ours, and to each
 * of its organizers in theirs. Who reads both gets it once.
 * @param dedupeKey names the cause; the recipient is added to it
 */
export async function mailOrganization(
  tx: Tx,
  organizationId: number,
  { dedupeKey, ...mail }: Omit<QueuedMail, "to">,
): Promise<void> {
  const organization = await tx
    .selectFrom("organizations as o")
    .innerJoin("organization_texts as t", (join) =>
      join.onRef("t.organization_id", "=", "o.id").on("t.is_main", "=", true),
    )
    .select(["o.email", "t.language_id"])
    .where("o.id", "=", organizationId)
    .executeTakeFirstOrThrow();
  const organizers = await tx
    .selectFrom("organization_members as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select(["u.id", "u.email"])
    .where("m.organization_id", "=", organizationId)
    .where("u.deleted_at", "is", null)
    .execute();
  for (const { id } of organizers) {
    await queueMail(tx, { ...mail, to: { userId: id }, dedupeKey: `${dedupeKey}:user:${id}` });
  }
  const address = organization.email;
  if (organizers.some(({ email }) => email?.toLowerCase() === address.toLowerCase())) return;
  const language = organization.language_id === languageIds.ja ? "ja" : "en";
  await queueMail(tx, { ...mail, to: { address, language }, dedupeKey: `${dedupeKey}:organization` });
}
