import { type SqlBool, sql } from "kysely";

/** Whether an offered place can no longer be accepted; at the very moment of its end it still can. */
export function isOfferOver(expiresAt: Date, now: Date): boolean {
  return expiresAt < now;
}

/** `isOfferOver` of an application `a` whose state is `offered`. */
export function isOfferOverSql(now: Date) {
  return sql<SqlBool>`a.offer_expires_at < ${now}`;
}
