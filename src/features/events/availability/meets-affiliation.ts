import type { User } from "../../accounts/accounts.contract.ts";

/** An event as far as it asks for a proof of a university. */
export interface AffiliationDemand {
  requires_affiliation: boolean;
  target_university_ids: readonly number[];
}

/** A person's proof of a university. */
export interface ProvedAffiliation {
  universityId: number;
  until: Date;
}

/**
 * Whether what somebody has proved lets them apply: any university, or one of the targets where there are some. What ends now has ended.
 * @param proved null where nothing is proved
 */
export function meetsAffiliation(
  { requires_affiliation, target_university_ids }: AffiliationDemand,
  proved: ProvedAffiliation | null,
  now: Date,
): boolean {
  if (!requires_affiliation) return true;
  if (!proved || proved.until <= now) return false;
  return target_university_ids.length === 0 || target_university_ids.includes(proved.universityId);
}

export function provedAffiliationOf(
  user: Pick<User, "affiliation"> | null | undefined,
): ProvedAffiliation | null {
  if (!user?.affiliation) return null;
  return { universityId: user.affiliation.university.id, until: new Date(user.affiliation.verified_until) };
}
