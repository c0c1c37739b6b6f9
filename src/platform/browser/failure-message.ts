import { ApiError } from "./api-client.ts";

/** The message of a failure: the API's, or `unreachable` where there was no answer. */
export function failureMessage(error: unknown, unreachable: string): string {
  return (error instanceof ApiError && error.firstSentence) || unreachable;
}
