/** The embedded database cannot serve. The message says why and what to do, and is meant for whoever starts the program. */
export class EmbeddedPostgresError extends Error {
  override name = "EmbeddedPostgresError";
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
