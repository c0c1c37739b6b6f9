import { hourMs } from "../../shared/time/milliseconds.ts";
import type { Platform } from "../platform.ts";
import { WriteLater } from "../write-later.server.ts";
import type { Session } from "./session.server.ts";

/** Writes down when sessions were last used, once an hour at most, some seconds later and all together: no request waits for it. */
export class SessionUses {
  readonly #platform: Pick<Platform, "db" | "clock" | "log">;
  #ids = new Set<number>();
  readonly #later = new WriteLater(() => this.#write());

  constructor(platform: Pick<Platform, "db" | "clock" | "log">) {
    this.#platform = platform;
  }

  note({ id, lastUsedAt }: Pick<Session, "id" | "lastUsedAt">): void {
    if (this.#platform.clock.now().getTime() - lastUsedAt.getTime() < hourMs) return;
    this.#ids.add(id);
    this.#later.schedule();
  }

  /** Writes what was noted. What cannot be written is left: the next use is noted again. */
  flush(): Promise<void> {
    return this.#later.flush();
  }

  async #write(): Promise<void> {
    const ids = [...this.#ids];
    if (ids.length === 0) return;
    this.#ids = new Set();
    const { db, clock, log } = this.#platform;
    const now = clock.now();
    // Other processes note the same uses: whoever comes first writes them. What is being ended is left out, so nobody waits.
    await db
      .updateTable("sessions")
      .set({ last_used_at: now })
      .where("id", "in", (of) =>
        of
          .selectFrom("sessions")
          .select("id")
          .where((eb) => eb("id", "=", eb.fn.any(eb.val(ids))))
          .where("last_used_at", "<=", new Date(now.getTime() - hourMs))
          .forUpdate()
          .skipLocked(),
      )
      .execute()
      .catch((error) => log.warn({ err: error }, "the last use of sessions could not be written"));
  }
}

const ofProcess = new WeakMap<Platform["publicDataChanges"], SessionUses>();

/** The process's own. */
export function sessionUsesOf(platform: Platform): SessionUses {
  const uses = ofProcess.get(platform.publicDataChanges) ?? new SessionUses(platform);
  ofProcess.set(platform.publicDataChanges, uses);
  return uses;
}
