import type { Tx } from "../../../platform/db/client.server.ts";
import type { RequestContext } from "../../../platform/http/request-context.server.ts";
import { securityLogOf } from "../../../platform/log/security-log.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { digestToken, newToken, type Session } from "../../../platform/session/session.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import type { Device } from "../devices/known-devices.server.ts";
import type { WayOfProof } from "../proof/log-proof.server.ts";
import type { Factor } from "../second-factor/second-factor.server.ts";
import type { AccountRow } from "../user-rows.server.ts";

const sessionDays = 14;
const clientsAtMost = 10;

export interface StartedSession {
  session: Session;
  credentials: { accessToken: string; client: string; uid: string };
  by: WayIn;
  /** The proof that was asked beside it; null for none. */
  factor: Factor | null;
}

type WayIn = WayOfProof | "reset_link";

interface NewSession {
  device: Device;
  by?: WayIn;
  factor?: Factor | null;
  lifetimeHours?: number;
}

/** Signs a device in. The eleventh takes the place of the one that would expire first. */
export async function startSession(
  tx: Tx,
  user: Pick<AccountRow, "id" | "email" | "language" | "is_uniteam">,
  now: Date,
  { device, by = "password", factor = null, lifetimeHours = sessionDays * 24 }: NewSession,
): Promise<StartedSession> {
  const credentials = { accessToken: newToken(), client: newToken(), uid: user.email ?? "" };
  const kind = by === "reset_link" ? by : "sign_in";
  const proof = by === "reset_link" ? {} : { proved_at: now, proved_by: by };
  const expiresAt = new Date(now.getTime() + lifetimeHours * 60 * 60 * 1000);
  const { id } = await tx
    .insertInto("sessions")
    .values({
      user_id: user.id,
      client: credentials.client,
      token_hash: digestToken(credentials.accessToken),
      kind,
      created_at: now,
      expires_at: expiresAt,
      device: device.words,
      last_used_at: now,
      ...proof,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await dropSurplus(tx, user.id, id);
  return {
    by,
    factor,
    credentials,
    session: {
      id,
      client: credentials.client,
      kind,
      expiresAt,
      lastUsedAt: now,
      user: {
        id: user.id,
        email: user.email ?? "",
        language: user.language as Language,
        isUniteam: user.is_uniteam,
      },
    },
  };
}

async function dropSurplus(tx: Tx, userId: number, newest: number): Promise<void> {
  await tx
    .deleteFrom("sessions")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("sessions")
        .select("id")
        .where("user_id", "=", userId)
        .where("id", "<>", newest)
        .orderBy("expires_at", "desc")
        .orderBy("id", "desc")
        .offset(clientsAtMost - 1),
    )
    .execute();
}

/** Tells the log of a session that its person gets from here on. */
export function logSignIn({ log }: Pick<Platform, "log">, { session, by, factor }: StartedSession): void {
  const line = { way: by, factor: factor ?? undefined, user: session.user.id, session: session.id };
  securityLogOf(log).write("log_in", line);
}

/** From here on this call's answer hands the session to its caller. */
export function sendSession(context: RequestContext, started: StartedSession): void {
  logSignIn(context.platform, started);
  const { session, credentials } = started;
  context.session = session;
  context.credentials = credentials;
}
