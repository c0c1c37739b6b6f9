import { createHmac } from "node:crypto";
import type { Platform } from "../../../platform/platform.ts";
import { removeSigningKeys, signingKey } from "../../../platform/session/signing-key.server.ts";
import { tokyoDate } from "../../../shared/time/tokyo-date.ts";
import type { Source } from "../../accounts/accounts.server.ts";

const purposes = "reports ";
const purposeOf = (now: Date) => `${purposes}${tokyoDate(now).slice(0, 7)}`;

/**
 * One text for one source, so that a hundred reports of one count as one: the account, or for who counts as a visitor a digest of
 * the network and the organization (none for texts of the site). Digests of one visitor about two organizations have nothing in common, and the month's key is thrown away
 * when the month is over: from then on nobody can try which address a digest was made of.
 */
export async function reportSource(
  platform: Platform,
  { userId, network }: Source,
  organizationId: number | null,
): Promise<string> {
  if (userId !== null) return sourceOfAccount(userId);
  const key = await signingKey(platform.db, purposeOf(platform.clock.now()));
  const digest = createHmac("sha256", key)
    .update(`${organizationId ?? "texts"} ${network}`)
    .digest("base64url");
  return `visitor ${digest}`;
}

/** The source of an account whose address is confirmed. */
export function sourceOfAccount(userId: number): string {
  return `account ${userId}`;
}

/** Throws away the keys of earlier months. */
export async function removeOldReportKeys({ db, clock }: Platform): Promise<void> {
  await removeSigningKeys(db, { beginningWith: purposes, except: purposeOf(clock.now()) });
}
