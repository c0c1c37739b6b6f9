import { ApiError } from "../../../platform/browser/api-client.ts";
import type { LogInFailureReason } from "../log-in-failure.ts";

/** Why a ticket did not do, as the log-in says it. */
export type FailedStep =
  | LogInFailureReason
  | "no_entry"
  | "taken"
  | "not_own"
  | "of_another_account"
  | "one_of_provider"
  | "offline";

/** What the API says in English whatever the page's language is. */
const saidOfIdentity: Record<string, FailedStep> = {
  "can't log in": "no_entry",
  "has already been taken": "taken",
  "is not of this account": "not_own",
  "is of another account": "of_another_account",
  "can be connected once only": "one_of_provider",
};

/** @param error of a call with a ticket */
export function failedStep(error: unknown): FailedStep {
  if (!(error instanceof ApiError)) return "offline";
  const [said = ""] = error.errors.identity ?? [];
  return saidOfIdentity[said] ?? (error.status === 422 ? "expired" : "refused");
}
