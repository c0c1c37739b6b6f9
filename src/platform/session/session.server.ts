import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Language } from "../../shared/languages/languages.ts";
import { mayAct } from "../../shared/people/may-act.server.ts";
import type { Db } from "../db/client.server.ts";
import { isOneOf } from "../db/is-one-of.server.ts";
import { sharedRoundsOn } from "../db/sharing/shared-rounds.ts";

/** What a program shows to act for an organization, and how far it may go: `read` reads alone. */
export interface ApiToken {
  id: number;
  organizationId: number;
  scope: "read" | "full";
}

/** One signed-in device (`client`) of one user, or a program with a token that acts in their name. */
export interface Session {
  id: number;
  client: string;
  kind: "sign_in" | "reset_link" | "api_token";
  expiresAt: Date;
  /** To the hour. */
  lastUsedAt: Date;
  /** Of a program; policies ask what it may. */
  apiToken?: ApiToken;
  user: { id: number; email: string; language: Language; isUniteam: boolean };
}

/** The credentials of a request. */
export interface Credentials {
  accessToken: string;
  client: string;
  uid: string;
}

/** Tokens are random, so a fast digest keeps them as safe as a slow one would. */
export function digestToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** 128 random bits, safe in headers and addresses. */
export function newToken(): string {
  return randomBytes(16).toString("base64url");
}

/** Credentials come in headers only: addresses end up in logs. Some clients send the words `undefined` and `null`. */
export function readCredentials(headers: Headers): Credentials | null {
  const read = (name: string) => {
    const value = headers.get(name)?.trim() ?? "";
    return value === "undefined" || value === "null" ? "" : value;
  };
  const credentials = { accessToken: read("access-token"), client: read("client"), uid: read("uid") };
  return credentials.accessToken && credentials.client && credentials.uid ? credentials : null;
}

/** The session of a request; null where its credentials are none that hold. */
export async function findSession(db: Db, credentials: Credentials, now: Date): Promise<Session | null> {
  const row = await findByClient(db, credentials.client);
  const isHeld =
    row?.email &&
    [row.address, ...row.former_uids].includes(credentials.uid.toLowerCase()) &&
    row.expires_at > now &&
    timingSafeEqual(row.token_hash, digestToken(credentials.accessToken));
  if (!isHeld) return null;
  return {
    id: row.id,
    client: row.client,
    kind: row.kind as Session["kind"],
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    user: {
      id: row.user_id,
      email: row.email as string,
      language: row.language as Language,
      isUniteam: row.is_uniteam,
    },
  };
}

/** Requests of signed-in people that arrive together share a query. */
const findByClient = sharedRoundsOn(async (db: Db, clients: string[]) => {
  const rows = await selectSessions(db)
    .where(isOneOf("sessions.client", clients, "text"))
    .execute();
  return clients.map((client) => rows.find((row) => row.client === client));
});

function selectSessions(db: Db) {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select((eb) => [
      "sessions.id",
      "sessions.client",
      "sessions.kind",
      "sessions.token_hash",
      "sessions.expires_at",
      "sessions.last_used_at",
      "sessions.former_uids",
      "users.id as user_id",
      "users.email",
      eb.fn<string>("lower", ["users.email"]).as("address"),
      "users.language",
      "users.is_uniteam",
    ])
    .where(mayAct("users"));
}

/** The headers by which the session protocol hands a session to its client. */
export function sessionHeaders(credentials: Credentials, expiresAt: Date): Record<string, string> {
  const headers = {
    "access-token": credentials.accessToken,
    "token-type": "Bearer",
    client: credentials.client,
    expiry: String(Math.floor(expiresAt.getTime() / 1000)),
    uid: credentials.uid,
  };
  const bearer = Buffer.from(JSON.stringify(headers)).toString("base64");
  return { ...headers, authorization: `Bearer ${bearer}`, "cache-control": "private, no-store" };
}
