import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { digestToken } from "../../../platform/session/session.server.ts";
import type { FlowSecrets } from "../providers/ask-provider.server.ts";

/** For so long somebody may be at the provider. */
const flowMinutes = 15;

/** A log-in through a provider that is under way. */
export interface Flow {
  provider: string;
  /** One of our own paths, checked already. */
  redirectTo: string;
  /** Of whoever proves themselves, or adds the provider to the account; null for a log-in. */
  sessionId: number | null;
  addsIdentity: boolean;
}

interface BegunFlow extends Flow {
  /** As `browserOf` gives it. */
  browser: Buffer;
  secrets: FlowSecrets;
}

export async function storeFlow({ db, clock }: Platform, flow: BegunFlow): Promise<void> {
  const { browser, secrets, provider, redirectTo, sessionId, addsIdentity } = flow;
  await db
    .insertInto("oidc_flows")
    .values({
      state_digest: digestToken(secrets.state),
      browser_digest: browser,
      provider,
      nonce: secrets.nonce,
      code_verifier: secrets.codeVerifier,
      redirect_to: redirectTo,
      session_id: sessionId,
      adds_identity: addsIdentity,
      expires_at: new Date(clock.now().getTime() + flowMinutes * 60_000),
    })
    .execute();
}

/**
 * The flow that an answer belongs to, for the browser that began it. It is used up by that, whatever else is wrong with the answer: one
 * that is sent again belongs to none.
 */
export async function consumeFlow(
  { db, clock }: Platform,
  { state, browser, provider }: { state: string; browser: Buffer; provider: string },
): Promise<(Flow & { secrets: FlowSecrets }) | null> {
  const row = await db
    .deleteFrom("oidc_flows")
    .where("state_digest", "=", digestToken(state))
    .where(sql<boolean>`browser_digest = ${browser}`)
    .where("provider", "=", provider)
    .where("expires_at", ">", clock.now())
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  return {
    provider,
    redirectTo: row.redirect_to,
    sessionId: row.session_id,
    addsIdentity: row.adds_identity,
    secrets: { state, nonce: row.nonce, codeVerifier: row.code_verifier },
  };
}
