import type { Platform } from "../../../platform/platform.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { organizationName } from "../organization-name.server.ts";
import { findInvitationByToken } from "./invitation-rows.server.ts";
import { presentMyInvitation } from "./present-team-invitation.ts";

/** The invitation of a mail's link, with the address that it is for; null where it is not open any more. Changes nothing. */
export async function readLinkedInvitation({ db, clock }: Platform, token: string, language: Language) {
  const row = token === "" ? undefined : await findInvitationByToken(db, token, clock.now());
  if (!row) return null;
  const name = await organizationName(db, row.organization_id, language);
  return { ...presentMyInvitation(row, name), email: row.email };
}

export type LinkedInvitation = NonNullable<Awaited<ReturnType<typeof readLinkedInvitation>>>;
