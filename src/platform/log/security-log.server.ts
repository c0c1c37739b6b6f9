import { AsyncLocalStorage } from "node:async_hooks";
import type { RefusedLogIn } from "../../shared/app-error.ts";
import type { Log } from "./log.server.ts";

const minuteMs = 60_000;

/** The end of a minute is no part of the request in which the minute began. */
const outsideOfRequests = AsyncLocalStorage.snapshot();

/** Events of getting in and of being kept out: the words of each, and how many lines of it a process writes in a minute. */
const events = {
  /** Those who know a password are not limited, and a log-in that is not told is the one that is looked for. */
  log_in: { said: "somebody logged in", linesAMinute: 600 },
  log_in_refused: { said: "a log-in was refused", linesAMinute: 120 },
  call_refused: { said: "a call was refused", linesAMinute: 120 },
  limit_reached: { said: "a limit was reached", linesAMinute: 120 },
};
export type SecurityEvent = keyof typeof events;

/**
 * Lines about who gets in and who is refused, so many in a minute that a flood does not fill the disk; each kind has its share, so that
 * a flood of one hides no other. At the end of the minute a line tells how many were left out.
 */
export class SecurityLog {
  readonly #log: Pick<Log, "info" | "warn">;
  #told = new Map<SecurityEvent, number>();
  #minute: NodeJS.Timeout | null = null;

  constructor(log: Pick<Log, "info" | "warn">) {
    this.#log = log;
  }

  /** @param line ids and words of our own alone: nothing that somebody has typed or sent */
  write(event: SecurityEvent, line: Record<string, string | number | boolean | null | undefined>): void {
    this.#minute ??= outsideOfRequests(() => setTimeout(() => this.#endMinute(), minuteMs).unref());
    const { said, linesAMinute } = events[event];
    const told = (this.#told.get(event) ?? 0) + 1;
    this.#told.set(event, told);
    if (told <= linesAMinute) this.#log.info({ security: event, ...line }, said);
  }

  writeRefusedLogIn({ user = null, ...refused }: RefusedLogIn): void {
    this.write("log_in_refused", { user, ...refused });
  }

  #endMinute(): void {
    const told = this.#told;
    this.#told = new Map();
    this.#minute = null;
    for (const [event, count] of told) {
      const left = count - events[event].linesAMinute;
      if (left > 0) this.#log.warn({ security: event, left_out: left }, "lines of a minute were left out");
    }
  }
}

const ofLogs = new WeakMap<Log, SecurityLog>();

/** The process's own. */
export function securityLogOf(log: Log): SecurityLog {
  const own = ofLogs.get(log) ?? new SecurityLog(log);
  ofLogs.set(log, own);
  return own;
}
