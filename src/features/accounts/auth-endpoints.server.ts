import type { CallContext } from "../../platform/http/call-context.server.ts";
import { sessionOf } from "../../platform/http/call-context.server.ts";
import { endpoint } from "../../platform/http/endpoint.server.ts";
import { problemsOf } from "../../platform/http/read-input.server.ts";
import { limitTries } from "../../platform/limits/rate-limit.server.ts";
import { AppError, invalid, unauthenticated } from "../../shared/app-error.ts";
import { checkProfile, profileOrder } from "./check-profile.server.ts";
import { accountCalls as calls, EmailIn, missingOfStudent, ProfileIn, SignUpIn } from "./contract.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { isOwnAddress } from "./own-addresses.ts";
import { refuseAccount, refuseSignIn, refuseSignOut, refuseValidation } from "./present-auth-refusal.ts";
import { presentAuthUser } from "./present-user.ts";
import { signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";
import { handOut } from "./start-session.server.ts";
import { type AccountRow, findUser } from "./user-rows.server.ts";

const signUps = { name: "sign_up", most: 30, seconds: 60 * 60 };

export const signUpEndpoint = endpoint(
  calls["POST /auth"],
  (context, { body }) =>
    echoing(body, async () => {
      const { platform } = context;
      await limitTries(platform, signUps, context.address);
      const person = parse(SignUpIn, body);
      const confirmSuccessUrl = person.confirm_success_url || `${platform.settings.publicUrl}/home`;
      if (!isOwnAddress(confirmSuccessUrl, platform.settings.publicUrl)) {
        throw invalid("confirm_success_url", "invalid");
      }
      const account = { person, language: context.language, confirmSuccessUrl };
      const started = await signUp(platform.db, account, platform.clock.now());
      handOut(context, started);
      return { status: "success", data: presentAuthUser(await ownRow(context)) };
    }),
  { refuse: refuseAccount },
);

export const changeProfile = endpoint(
  calls["PUT /auth"],
  (context, { body }) =>
    echoing(body, async () => {
      const { db, clock } = context.platform;
      const changes = parse(ProfileIn, body);
      const own = await ownRow(context);
      const [missing] = missingOfStudent({ ...own, ...changes });
      if (missing && "occupation_id" in changes) throw invalid(missing, "blank");
      await checkProfile(db, changes, clock.now());
      if (Object.keys(changes).length > 0) {
        await db.updateTable("users").set(changes).where("id", "=", own.id).execute();
      }
      return { status: "success", data: presentAuthUser(await ownRow(context)) };
    }),
  { refuse: refuseAccount },
);

export const deleteOwnAccount = endpoint(
  calls["DELETE /auth"],
  async (context) => {
    const { db, clock } = context.platform;
    const { email, id } = sessionOf(context).user;
    await deleteAccount(db, id, clock.now());
    context.credentials = null;
    return { status: "success", message: `Account with UID '${email}' has been destroyed.` };
  },
  { refuse: refuseAccount },
);

export const signInEndpoint = endpoint(
  calls["POST /auth/sign_in"],
  async (context, { body }) => {
    const email = EmailIn.safeParse(body.email);
    const started = await signIn(context.platform, {
      email: email.success ? email.data : "",
      password: typeof body.password === "string" ? body.password.slice(0, 1000) : "",
      source: context.address,
    });
    if (!started) throw unauthenticated();
    handOut(context, started);
    return { data: presentAuthUser(await ownRow(context)) };
  },
  { refuse: refuseSignIn },
);

export const signOut = endpoint(
  calls["DELETE /auth/sign_out"],
  async (context) => {
    const { id } = sessionOf(context);
    await context.platform.db.deleteFrom("sessions").where("id", "=", id).execute();
    context.credentials = null;
    return { success: true };
  },
  { refuse: refuseSignOut },
);

export const validateToken = endpoint(
  calls["GET /auth/validate_token"],
  async (context) => ({ success: true, data: presentAuthUser(await ownRow(context)) }),
  { refuse: refuseValidation },
);

export async function ownRow(context: CallContext): Promise<AccountRow> {
  const row = await findUser(context.platform.db, sessionOf(context).user.id);
  if (!row) throw unauthenticated();
  return row;
}

function parse<Out>(schema: { safeParse(value: unknown): ParseResult<Out> }, body: unknown): Out {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = Object.entries(problemsOf(parsed.error as never));
  const place = (field: string) =>
    (profileOrder.indexOf(field) + profileOrder.length) % (profileOrder.length + 1);
  fields.sort(([one], [other]) => place(one) - place(other));
  throw new AppError("invalid", Object.fromEntries(fields));
}

type ParseResult<Out> = { success: true; data: Out } | { success: false; error: unknown };

/** Refusals of these calls carry what was sent, without passwords. */
async function echoing<Result>(body: Record<string, unknown>, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { password, password_confirmation, current_password, ...sent } = body;
    throw new AppError(error.kind, error.fields, { retryAfter: error.retryAfter, current: sent });
  }
}
