import { handler } from "../../platform/http/handler.server.ts";
import { notFound } from "../../shared/app-error.ts";
import { accountContracts as contracts } from "./accounts.contract.ts";
import { isAllowedRedirectUrl, withParameters } from "./mailed-links/allowed-redirect-url.ts";
import { confirmAddress, holderOfToken } from "./mailed-links/mailed-tokens.server.ts";
import { signInByResetLink } from "./mailed-links/sign-in-by-reset-link.server.ts";

/** A wrong or old link still leads to the page, which then says what to do. */
export const openResetLinkHandler = handler(
  contracts["GET /auth/password/edit"],
  async ({ platform }, { query }) => {
    const { redirect_url: redirectUrl, reset_password_token: token } = query;
    if (!isAllowedRedirectUrl(redirectUrl, platform.settings)) throw notFound("request");
    const started = await signInByResetLink(platform.db, token, platform.clock.now());
    if (!started) return redirectTo(withParameters(redirectUrl, { reset_password: "false" }));
    const { credentials, session } = started;
    return redirectTo(
      withParameters(redirectUrl, {
        "access-token": credentials.accessToken,
        client: credentials.client,
        client_id: credentials.client,
        config: "default",
        expiry: String(Math.floor(session.expiresAt.getTime() / 1000)),
        reset_password: "true",
        token: credentials.accessToken,
        uid: credentials.uid,
      }),
    );
  },
);

/** Mail scanners open links before people do, so a second visit is as good as the first. Never hands out a session. */
export const openConfirmationLinkHandler = handler(
  contracts["GET /auth/confirmation"],
  async ({ platform }, { query }) => {
    const { settings, db, clock } = platform;
    const redirectUrl = isAllowedRedirectUrl(query.redirect_url, settings)
      ? query.redirect_url
      : `${settings.publicUrl}/home`;
    const userId = await holderOfToken(db, "email_confirmation", query.confirmation_token, clock.now());
    if (userId !== null) await confirmAddress(db, userId, clock.now());
    return redirectTo(withParameters(redirectUrl, { account_confirmation_success: String(userId !== null) }));
  },
);

function redirectTo(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
}
