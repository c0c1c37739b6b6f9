import { ApiError } from "./api-client.ts";

/** What went wrong, in words: what the API says, or `unreachable` where it has said nothing. */
export function failureMessage(error: unknown, unreachable: string): string {
  return (error instanceof ApiError && error.firstSentence) || unreachable;
}
