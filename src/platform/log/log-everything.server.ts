import { format } from "node:util";
import type { Log } from "./log.server.ts";

const levels = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;

/**
 * Sends to the log what Node and libraries would write as plain text: the console, warnings, and what nobody has caught,
 * which ends the process. For the program alone: tests and commands speak to a person.
 */
export function logEverything(log: Log): void {
  for (const [name, level] of Object.entries(levels)) {
    console[name as keyof typeof levels] = (...said: unknown[]) => {
      const error = said.find((part) => part instanceof Error);
      log[level](error ? { err: error } : {}, format(...said.filter((part) => part !== error)));
    };
  }
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn({ err: warning }, "Node warns"));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "Nobody caught this: the process ends");
    process.exit(1);
  });
}
