import { randomBytes } from "node:crypto";
import type { Db, Executor } from "../../../platform/db/client.server.ts";
import { apiTokenPrefix } from "../../../platform/session/api-token.server.ts";
import { digestToken } from "../../../platform/session/session.server.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import { lockTeamAsAdmin, recordActivity } from "../../organizations/organizations.server.ts";
import type { ApiTokenRow } from "./api-tokens.contract.ts";

const tokensAtMost = 20;

interface WishedToken {
  label: string;
  scope: ApiTokenRow["scope"];
}

/** In the order in which they were made. */
export function findApiTokens(db: Executor, organizationId: number) {
  return selectTokens(db).where("t.organization_id", "=", organizationId).orderBy("t.id").execute();
}

export type StoredApiToken = Awaited<ReturnType<typeof findApiTokens>>[number];

/** 192 random bits, which stand in the answer alone; the database has their digest. */
export function createApiToken(
  db: Db,
  organizationId: number,
  userId: number,
  { label, scope }: WishedToken,
  now: Date,
): Promise<{ row: StoredApiToken; token: string }> {
  const token = `${apiTokenPrefix}${randomBytes(24).toString("base64url")}`;
  return db.transaction().execute(async (tx) => {
    // Held, so that nobody leaves it meanwhile and two who make one count each other's.
    await lockTeamAsAdmin(tx, organizationId, userId);
    const { id } = await tx
      .insertInto("api_tokens")
      .values({
        organization_id: organizationId,
        user_id: userId,
        label,
        scope,
        token_digest: digestToken(token),
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const all = await findApiTokens(tx, organizationId);
    if (all.length > tokensAtMost) throw invalid("api_tokens", "at_most", { max: tokensAtMost });
    await recordActivity(tx, { kind: "token.made", organizationId, details: { label } });
    return { row: all.find((one) => one.id === id) as StoredApiToken, token };
  });
}

/** Ends a token at once. @throws `not_found` */
export function removeApiToken(db: Db, organizationId: number, id: number): Promise<StoredApiToken> {
  return db.transaction().execute(async (tx) => {
    const row = await selectTokens(tx)
      .where("t.organization_id", "=", organizationId)
      .where("t.id", "=", id)
      .executeTakeFirst();
    if (!row) throw notFound("api_token");
    await tx.deleteFrom("api_tokens").where("id", "=", id).execute();
    await recordActivity(tx, { kind: "token.ended", organizationId, details: { label: row.label } });
    return row;
  });
}

function selectTokens(db: Executor) {
  return db
    .selectFrom("api_tokens as t")
    .innerJoin("users as u", "u.id", "t.user_id")
    .select([
      "t.id",
      "t.label",
      "t.scope",
      "t.created_at",
      "t.last_used_at",
      "t.user_id",
      "u.first_name",
      "u.last_name",
    ]);
}
