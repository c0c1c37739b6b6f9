import { pino } from "pino";
import { requestId } from "../observe/request-scope.server.ts";

export type Log = ReturnType<typeof openLog>;

/**
 * Fields that help to find a fault. Whatever else an error carries stays out: drivers hang their connection on it, and
 * PostgreSQL's details quote the row.
 */
export function presentError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause, code, constraint } = error as Error & Record<string, unknown>;
  return { type: name, message, code, constraint, stack, ...(cause ? { cause: presentError(cause) } : {}) };
}

/** Structured lines on standard output. Secrets have no place in a line; should one come along, it is cut out here. */
export function openLog(level: string) {
  return pino({
    level,
    base: { pid: process.pid },
    mixin: () => {
      const request = requestId();
      return request ? { request } : {};
    },
    serializers: { err: presentError },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        "password",
        "*.password",
        "*.password_confirmation",
        "*.current_password",
        '*["access-token"]',
        "*.authorization",
        "*.token",
      ],
      censor: "[cut]",
    },
  });
}
