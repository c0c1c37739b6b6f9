import type { Tx } from "../../../../platform/db/client.server.ts";
import { queueMails } from "../../../../platform/mail/queue/queue-mail.server.ts";
import { withdrawMails } from "../../../../platform/mail/queue/skip-mails.server.ts";
import { tokyoDate } from "../../../../shared/time/tokyo-date.ts";
import { recognisedRenamedMail } from "../../mails/recognised-renamed.mail.server.ts";
import { findStaffIds } from "../../university-staff/find-staff-ids.server.ts";
import { formerNames, namesOf, type OrganizationNames } from "./former-names.ts";

interface Edit {
  organizationId: number;
  before: OrganizationNames;
  after: OrganizationNames;
  /** Of the organization as it has been saved: each save tells once. */
  lockVersion: number;
  now: Date;
}

/** Time to correct a slip before anybody is told, and for several edits to be one mail. */
const delayMs = 10 * 60_000;

/**
 * Marks the recognitions of an organization that gets a name under which no university has recognised it, and tells the staff of these
 * universities. The recognitions hold on; one that gets its old names back is as before. In the transaction that holds the organization.
 */
export async function noticeRenaming(tx: Tx, edit: Edit): Promise<void> {
  const { organizationId, before, after, lockVersion, now } = edit;
  const names = namesOf(after);
  if (names.join("\n") === namesOf(before).join("\n")) return;
  const recognitions = await tx
    .selectFrom("recognitions")
    .select(["id", "university_id", "former_names"])
    .where("organization_id", "=", organizationId)
    .where("is_current", "=", true)
    .where("valid_until", ">=", tokyoDate(now) as never)
    .execute();
  for (const { id, university_id: universityId, former_names } of recognitions) {
    const former = formerNames(former_names ?? namesOf(before), names);
    await tx.updateTable("recognitions").set({ former_names: former }).where("id", "=", id).execute();
    const payload = { organizationId, universityId };
    await withdrawMails(tx, recognisedRenamedMail, payload);
    if (former === null) continue;
    const mail = {
      payload,
      cause: `${organizationId}:${universityId}:${lockVersion}`,
      notBefore: new Date(now.getTime() + delayMs),
    };
    await queueMails(tx, recognisedRenamedMail, mail, await findStaffIds(tx, universityId));
  }
}
