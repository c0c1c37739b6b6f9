/** The database of DATABASE_URL cannot be used; the message says why and what to do. */
export class UnreachableDatabaseError extends Error {
  override name = "UnreachableDatabaseError";
}

const reasons: [RegExp, string][] = [
  [/^ECONNREFUSED$/, "nothing listens at its host and port"],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, "the name of its host is not known"],
  [/^(?:ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/, "its host does not answer"],
  [/^(?:ECONNRESET|EPIPE|08.{3}|57P0[12])$/, "the connection was cut"],
  [/^28/, "its user or password is refused"],
  [/^3D000$/, "there is no database of its name"],
  [/^57P03$/, "PostgreSQL is still starting or about to end"],
  [/^53300$/, "PostgreSQL has no connection left"],
  [/^42501$/, "its user may not use the database"],
];

/** Errors that the driver tells by words alone. */
const words: [RegExp, string][] = [
  [/timeout/i, "its host does not answer"],
  [/^Connection terminated|not queryable/, "the connection was cut"],
  [/SSL|certificate/i, "no encrypted connection can be made as it asks for"],
];

/** Why a database cannot be reached, to be put into a sentence; null for any other failure. */
export function unreachableReason(error: unknown): string | null {
  const { code = "", message = "" } = (error ?? {}) as { code?: string; message?: string };
  return (
    reasons.find(([pattern]) => pattern.test(code))?.[1] ??
    (code === "" ? words.find(([pattern]) => pattern.test(message))?.[1] : undefined) ??
    null
  );
}

/** A failure to reach the database as one that says so; null for any other failure. The address may hold a password. */
export function asUnreachable(error: unknown): UnreachableDatabaseError | null {
  if (error instanceof UnreachableDatabaseError) return error;
  const reason = unreachableReason(error);
  if (!reason) return null;
  return new UnreachableDatabaseError(
    `The database of DATABASE_URL cannot be used: ${reason}. Check host, port, user, password and database in DATABASE_URL, and that PostgreSQL runs and lets this machine in; then start again.`,
    { cause: error },
  );
}
