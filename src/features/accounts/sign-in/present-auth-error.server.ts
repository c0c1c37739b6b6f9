import type { Handler } from "../../../platform/http/handler.server.ts";
import { sentences } from "../../../platform/http/replies/api-error-body.server.ts";
import type { AppError } from "../../../shared/app-error.ts";
import { protocolLanguage } from "../../../shared/languages/languages.ts";
import { SignUpIn } from "../account-inputs.ts";

type PresentError = NonNullable<Handler["presentError"]>;

/** Clients search these texts, so the session protocol always answers in English. */
const english = (error: AppError) => sentences(error.fields, protocolLanguage);

function withFullMessages(error: AppError) {
  const errors = english(error);
  const full_messages = Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((message) => `${label(field)} ${message}`),
  );
  return { ...errors, full_messages };
}

/** `graduation_year` → `Graduation year`, `country_id` → `Country`. */
function label(field: string): string {
  const words = field.replace(/_id$/, "").replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const plain = (...errors: string[]) => ({ body: { success: false, errors } });

/** Errors that do not depend on the call have one shape for all of these calls. */
function general(error: AppError): ReturnType<PresentError> | null {
  if (error.kind === "too_many") return plain("Too many attempts. Please try again later.");
  if (["bad_request", "too_large", "unavailable", "closed"].includes(error.kind))
    return { body: { errors: english(error) } };
  return null;
}

/** Fields that these calls know of what was sent; never what was typed as a password. */
function knownFields(sent: unknown): Record<string, unknown> {
  const typed = (sent ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    shownFields.flatMap((field) => (Object.hasOwn(typed, field) ? [[field, typed[field]]] : [])),
  );
}

const shownFields = Object.keys(SignUpIn.shape).filter((field) => !field.startsWith("password"));

const formError: PresentError = (error, _context, sent) => ({
  body: { status: "error", data: knownFields(sent), errors: withFullMessages(error) },
});

export const presentSignUpError: PresentError = (error, context, sent) =>
  general(error) ?? formError(error, context, sent);

const userNotFound = (sentence: string) => ({ status: 404, body: { status: "error", errors: [sentence] } });

export const presentProfileError: PresentError = (error, context, sent) => {
  if (error.kind === "unauthenticated") return userNotFound("User not found.");
  return general(error) ?? formError(error, context, sent);
};

export const presentDeletionError: PresentError = (error, context, sent) => {
  if (error.kind === "unauthenticated") return userNotFound("Unable to locate account for destruction.");
  return general(error) ?? formError(error, context, sent);
};

/** Of what is asked beside the password; null for other errors. */
function codeError({ fields: { otp } }: AppError): ReturnType<PresentError> | null {
  if (!otp) return null;
  const isMissing = otp.some(({ code }) => code === "needed");
  const errors = [isMissing ? "A code is needed." : "The code is not right."];
  return { status: 401, body: { success: false, errors, needs: "totp" } };
}

/** A wrong form is as good as a wrong password. */
export const presentSignInError: PresentError = (error) =>
  general(error) ??
  codeError(error) ?? { status: 401, ...plain("Invalid login credentials. Please try again.") };

export const presentSignOutError: PresentError = (error) =>
  general(error) ?? { status: 404, ...plain("User was not found or was not logged in.") };

export const presentValidationError: PresentError = (error) =>
  general(error) ?? plain("Invalid login credentials");

const isMissing = (error: AppError, field: string) =>
  error.fields[field]?.some(({ code }) => code === "blank") ?? false;

export const presentResetRequestError: PresentError = (error) => {
  if (isMissing(error, "email")) return { status: 401, ...plain("You must provide an email address.") };
  if (isMissing(error, "redirect_url")) return { status: 401, ...plain("Missing redirect URL.") };
  return general(error) ?? { body: { success: false, errors: withFullMessages(error) } };
};

export const presentNewPasswordError: PresentError = (error) => {
  if (error.kind === "unauthenticated") return plain("Unauthorized");
  if (isMissing(error, "password") || isMissing(error, "password_confirmation")) {
    return plain("You must fill out the fields labeled 'Password' and 'Password confirmation'.");
  }
  return general(error) ?? { body: { success: false, errors: withFullMessages(error) } };
};

export const presentConfirmationError: PresentError = (error) =>
  general(error) ?? { body: { success: false, errors: withFullMessages(error) } };
