import type { RequestContext } from "../../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import { AppError, invalid } from "../../../shared/app-error.ts";
import { asReader } from "../../../shared/languages/readers/text-reader.ts";
import type { NewPerson } from "../account-inputs.ts";
import { limitTakenAddresses } from "../counting/limit-taken-addresses.server.ts";
import { deviceOf } from "../devices/known-devices.server.ts";
import { isAllowedRedirectUrl } from "../mailed-links/allowed-redirect-url.ts";
import { mayBeMailed } from "../mailed-links/send-account-mails.server.ts";
import { addressConfirmationMail } from "../mails/address-confirmation.mail.server.ts";
import { type StartedSession, sendSession } from "../sign-in/start-session.server.ts";
import type { NewAccount } from "./create-account.server.ts";

/** A whole campus may stand behind one address, and sign up within the hour of a welcome fair. */
const signUps = { name: "sign_up", max: 1500, seconds: 60 * 60 };

/**
 * Signs up whoever makes a call, within the limits of sign-ups, and hands them their session.
 * @param create in the way in which the person will sign in
 */
export async function beginAccount<Person extends NewPerson>(
  context: RequestContext,
  person: Person,
  create: (account: NewAccount & { person: Person }) => Promise<StartedSession>,
): Promise<void> {
  const { platform } = context;
  const confirmSuccessUrl = person.confirm_success_url || `${platform.settings.publicUrl}/home`;
  if (!isAllowedRedirectUrl(confirmSuccessUrl, platform.settings))
    throw invalid("confirm_success_url", "invalid");
  await limitAttempts(platform, signUps, context.address);
  const isMailed = await mayBeMailed(platform, addressConfirmationMail, person.email);
  const device = deviceOf(context);
  try {
    const account = { person, ...asReader(context), confirmSuccessUrl, isMailed, device };
    sendSession(context, await create(account));
  } catch (error) {
    if (isTaken(error)) await limitTakenAddresses(platform, context.address);
    throw error;
  }
}

const isTaken = (error: unknown) =>
  error instanceof AppError && (error.fields.email?.some(({ code }) => code === "taken") ?? false);
