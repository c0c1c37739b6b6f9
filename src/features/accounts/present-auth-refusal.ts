import type { Endpoint } from "../../platform/http/endpoint.server.ts";
import { problemText } from "../../platform/i18n/texts.ts";
import type { AppError } from "../../shared/app-error.ts";

type Refuse = NonNullable<Endpoint["refuse"]>;

/** Clients search these texts, so the session protocol always speaks English. */
const english = (error: AppError): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(error.fields).map(([field, problems]) => [
      field,
      problems.map(({ code, values }) => problemText("en", code, values)),
    ]),
  );

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
const tooMany = plain("Too many attempts. Please try again later.");

/** Sign-up and profile: `data` is what was sent, without passwords. */
export const refuseAccount: Refuse = (error) => {
  if (error.kind === "too_many") return tooMany;
  if (error.kind === "unauthenticated") {
    return { status: 404, body: { status: "error", errors: ["User not found."] } };
  }
  return { body: { status: "error", data: error.current ?? {}, errors: withFullMessages(error) } };
};

export const refuseSignIn: Refuse = (error) =>
  error.kind === "too_many" ? tooMany : plain("Invalid login credentials. Please try again.");

export const refuseSignOut: Refuse = () => ({
  status: 404,
  body: { success: false, errors: ["User was not found or was not logged in."] },
});

export const refuseValidation: Refuse = () => plain("Invalid login credentials");

export const refusePassword: Refuse = (error) => {
  if (error.kind === "too_many") return tooMany;
  if (error.kind === "unauthenticated") return plain("Unauthorized");
  if (error.kind === "bad_request") return plain("You must provide an email address.");
  return { body: { success: false, errors: withFullMessages(error) } };
};
