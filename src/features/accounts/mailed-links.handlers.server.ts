import { handler } from "../../platform/http/handler.server.ts";
import { privateRedirect } from "../../platform/http/replies/private-redirect.server.ts";
import { securityLogOf } from "../../platform/log/security-log.server.ts";
import { notFound, unauthenticated } from "../../shared/app-error.ts";
import { accountContracts as contracts } from "./accounts.contract.ts";
import { deviceOf } from "./devices/known-devices.server.ts";
import { isAllowedRedirectUrl, withParameters } from "./mailed-links/allowed-redirect-url.ts";
import { confirmAddress, holderOfToken } from "./mailed-links/mailed-tokens.server.ts";
import { signInByResetLink, signInByResetLinkAndCode } from "./mailed-links/sign-in-by-reset-link.server.ts";
import { findCurrentUser } from "./profile/find-current-user.server.ts";
import { presentAuthUser } from "./profile/present-user.ts";
import { presentSignInError } from "./sign-in/present-auth-error.server.ts";
import { logSignIn, sendSession } from "./sign-in/start-session.server.ts";

/** A wrong or old link still leads to the page, which then says what to do. */
export const openResetLinkHandler = handler(
  contracts["GET /auth/password/edit"],
  async (context, { query }) => {
    const { platform } = context;
    const { redirect_url: redirectUrl, reset_password_token: token } = query;
    if (!isAllowedRedirectUrl(redirectUrl, platform.settings)) throw notFound("request");
    const started = await signInByResetLink(platform, token, deviceOf(context));
    if (!started) {
      securityLogOf(platform.log).writeRefusedLogIn({ way: "reset_link", why: "link_not_held" });
      return privateRedirect(withParameters(redirectUrl, { reset_password: "false" }));
    }
    if (started === "code_needed")
      return privateRedirect(
        withParameters(redirectUrl, {
          needs: "totp",
          reset_password: "false",
          reset_password_token: token,
        }),
      );
    logSignIn(platform, started);
    const { credentials, session } = started;
    return privateRedirect(
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

export const startLinkSessionHandler = handler(
  contracts["POST /auth/password/session"],
  async (context, { body }) => {
    const started = await signInByResetLinkAndCode(context.platform, {
      token: body.reset_password_token,
      otp: body.otp?.slice(0, 1000) ?? "",
      source: context.address,
      device: deviceOf(context),
    });
    if (!started) throw unauthenticated({ way: "reset_link", why: "link_not_held" });
    sendSession(context, started);
    return { data: presentAuthUser(await findCurrentUser(context)) };
  },
  { presentError: presentSignInError },
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
    return privateRedirect(
      withParameters(redirectUrl, { account_confirmation_success: String(userId !== null) }),
    );
  },
);
