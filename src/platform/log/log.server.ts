import { pino } from "pino";
import { requestId } from "../observe/request-scope.server.ts";

export type Log = ReturnType<typeof openLog>;

/** Structured lines on standard output. Secrets have no place in a line; should one come along, it is cut out here. */
export function openLog(level: string) {
  return pino({
    level,
    base: null,
    mixin: () => {
      const request = requestId();
      return request ? { request } : {};
    },
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
