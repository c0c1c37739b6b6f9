import { ApiRefusal } from "./api-client.ts";

/** What went wrong, in words: what the API says, or `unreachable` where it has said nothing. */
export function failureSentence(error: unknown, unreachable: string): string {
  return (error instanceof ApiRefusal && error.firstSentence) || unreachable;
}
