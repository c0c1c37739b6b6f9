import { AppError, type AppErrorKind, closed, type Problem } from "../../../shared/app-error.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { problemText } from "../../i18n/problem-text.ts";

const statuses: Record<AppErrorKind, number> = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  invalid: 422,
  too_many: 429,
  // As nginx calls it; no answer has ever gone out with it.
  closed: 499,
  unavailable: 503,
};

export function statusOf(error: AppError): number {
  return statuses[error.kind];
}

/** Field to sentences, as every refusal of the API carries them. */
export function sentences(fields: Record<string, Problem[]>, language: Language): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, problems]) => [
      field,
      problems.map(({ code, values }) => problemText(language, code, values)),
    ]),
  );
}

export function errorBody(error: AppError, language: Language): Record<string, unknown> {
  const errors = sentences(error.fields, language);
  return error.current === undefined ? { errors } : { errors, data: error.current };
}

/** A defect: logged by the caller, told without details. */
export const unexpectedBody = (language: Language) => ({
  errors: { server: [problemText(language, "unexpected")] },
});

/** The database driver says by words alone that its connection ended or could not be had. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/;

/**
 * Failures that pass: the database is away, a disk is full. The caller may simply try again. A caller that broke off while its body was
 * read is `closed`.
 */
export function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const { code = "", syscall, message = "" } = (error ?? {}) as Error & { code?: string; syscall?: string };
  // Node says so of requests alone; of every other connection it is `read ECONNRESET`.
  if (code === "ECONNRESET" && message === "aborted") return closed();
  const isPassing =
    /^(08|57P0|53|58)/.test(code) ||
    ["ECONNRESET", "EPIPE", "ENOSPC", "EDQUOT"].includes(code) ||
    syscall === "connect" ||
    lostConnection.test(message);
  if (!isPassing) return null;
  return new AppError("unavailable", { server: [{ code: "unavailable" }] }, { retryAfter: 5 });
}
