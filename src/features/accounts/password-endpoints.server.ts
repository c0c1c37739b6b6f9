import { sessionOf } from "../../platform/http/call-context.server.ts";
import { endpoint } from "../../platform/http/endpoint.server.ts";
import { problemsOf } from "../../platform/http/read-input.server.ts";
import { limitTries } from "../../platform/limits/rate-limit.server.ts";
import { queueMail } from "../../platform/mail/queue-mail.server.ts";
import type { Platform } from "../../platform/platform.ts";
import { AppError, invalid, notFound } from "../../shared/app-error.ts";
import { ownRow } from "./auth-endpoints.server.ts";
import { changePassword, requestPasswordReset } from "./change-password.server.ts";
import { accountCalls as calls, EmailIn, NewPassword } from "./contract.ts";
import { confirmAddress, holderOfToken } from "./mailed-tokens.server.ts";
import { isOwnAddress, withParameters } from "./own-addresses.ts";
import { refuseAccount, refusePassword } from "./present-auth-refusal.ts";
import { presentAuthUser } from "./present-user.ts";
import { startSession } from "./start-session.server.ts";
import { findUser, findUserByEmail } from "./user-rows.server.ts";

const asked = { name: "mailed_link", most: 60, seconds: 60 * 60 };
const linkHours = 6;
const mailIsOnItsWay =
  "If your email address exists in our database, you will receive a mail with instructions in a few minutes.";

export const requestReset = endpoint(
  calls["POST /auth/password"],
  async (context, { body }) => {
    const { platform } = context;
    await limitTries(platform, asked, context.address);
    if (!body.email) return missing("You must provide an email address.");
    if (!body.redirect_url) return missing("Missing redirect URL.");
    const redirectUrl = String(body.redirect_url);
    if (!isOwnAddress(redirectUrl, platform.settings.publicUrl)) throw invalid("redirect_url", "invalid");
    const email = EmailIn.safeParse(body.email);
    await requestPasswordReset(platform, email.success ? email.data : "", redirectUrl);
    return { success: true, message: mailIsOnItsWay };
  },
  { refuse: refusePassword },
);

const missing = (sentence: string) => Response.json({ success: false, errors: [sentence] }, { status: 401 });

/** A wrong or old link still leads to the page, which then says what to do. */
export const openResetLink = endpoint(calls["GET /auth/password/edit"], async ({ platform }, { query }) => {
  const redirectUrl = String(query.redirect_url ?? "");
  if (!isOwnAddress(redirectUrl, platform.settings.publicUrl)) throw notFound("request");
  const now = platform.clock.now();
  const token = String(query.reset_password_token ?? "");
  const userId = await holderOfToken(platform.db, "password_reset", token, now);
  if (!userId) return redirectTo(withParameters(redirectUrl, { reset_password: "false" }));
  const { credentials, session } = await platform.db.transaction().execute(async (tx) => {
    await confirmAddress(tx, userId, now);
    const user = await findUser(tx, userId);
    if (!user) throw notFound("user");
    return startSession(tx, user, now, "reset_link", linkHours);
  });
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
});

export const setPassword = endpoint(
  calls["PUT /auth/password"],
  async (context, { body }) => {
    if (!body.password || !body.password_confirmation) {
      const sentence = "You must fill out the fields labeled 'Password' and 'Password confirmation'.";
      return Response.json({ success: false, errors: [sentence] }, { status: 422 });
    }
    const parsed = NewPassword.safeParse(body);
    if (!parsed.success) throw new AppError("invalid", problemsOf(parsed.error));
    const { password, current_password } = parsed.data;
    await changePassword(context.platform, sessionOf(context), {
      password,
      currentPassword: current_password ?? null,
    });
    const data = presentAuthUser(await ownRow(context));
    return { success: true, data, message: "Your password has been successfully updated." };
  },
  { refuse: refusePassword },
);

/** Mail scanners open links before people do, so a second visit is as good as the first. Never hands out a session. */
export const openConfirmationLink = endpoint(
  calls["GET /auth/confirmation"],
  async ({ platform }, { query }) => {
    const { publicUrl } = platform.settings;
    const wished = String(query.redirect_url ?? "");
    const redirectUrl = isOwnAddress(wished, publicUrl) ? wished : `${publicUrl}/home`;
    const now = platform.clock.now();
    const token = String(query.confirmation_token ?? "");
    const userId = await holderOfToken(platform.db, "email_confirmation", token, now);
    if (userId) await confirmAddress(platform.db, userId, now);
    return redirectTo(withParameters(redirectUrl, { account_confirmation_success: String(userId !== null) }));
  },
);

export const resendConfirmation = endpoint(
  calls["POST /auth/confirmation"],
  async (context, { body }) => {
    const { platform } = context;
    await limitTries(platform, asked, context.address);
    const { publicUrl } = platform.settings;
    const wished = String(body.redirect_url || `${publicUrl}/home`);
    if (!isOwnAddress(wished, publicUrl)) throw invalid("redirect_url", "invalid");
    const email = EmailIn.safeParse(body.email);
    if (email.success) await sendConfirmation(platform, email.data, wished);
    return { success: true, message: mailIsOnItsWay };
  },
  { refuse: refuseAccount },
);

async function sendConfirmation(platform: Platform, email: string, redirectUrl: string): Promise<void> {
  const user = await findUserByEmail(platform.db, email);
  if (!user || user.email_confirmed_at) return;
  const minute = Math.floor(platform.clock.now().getTime() / 60_000);
  await platform.db.transaction().execute((tx) =>
    queueMail(tx, {
      kind: "address_confirmation",
      to: { userId: user.id },
      payload: { userId: user.id, redirectUrl },
      dedupeKey: `address_confirmation:${user.id}:again:${minute}`,
    }),
  );
}

function redirectTo(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
}
