import type { IncomingMessage } from "node:http";
import type { Platform } from "../../../platform/platform.ts";
import { WriteLater } from "../../../platform/write-later.server.ts";
import { dayMs } from "../../../shared/time/milliseconds.ts";
import { otherSource, viewSource } from "../../../shared/view-source.ts";
import { viewedEvent } from "./viewed-event.ts";
import { type Views, writeViews } from "./write-views.server.ts";

/** Of all events between two writes; what is more is counted without its source. */
const keysAtMost = 20_000;

const japanMs = 9 * 60 * 60 * 1000;

/** Counts views of event pages in memory, and writes them some seconds later, all together. Nothing of it tells who looked. */
export class ViewCounter {
  readonly #platform: Pick<Platform, "db" | "clock" | "log">;
  /** By day, event and source. */
  #counts = new Map<string, number>();
  readonly #later = new WriteLater(() => this.#write());

  constructor(platform: Pick<Platform, "db" | "clock" | "log">) {
    this.#platform = platform;
  }

  /** @param status of the answer: only pages that are there are viewed, also where the browser has them still */
  note(request: IncomingMessage, status: number): void {
    const eventId = viewedEvent(request);
    if (eventId === null || (status !== 200 && status !== 304)) return;
    this.#add(eventId, viewSource(request.url ?? "", request.headers.referer));
  }

  #add(eventId: number, source: string): void {
    const day = Math.floor((this.#platform.clock.now().getTime() + japanMs) / dayMs);
    this.#count(`${day} ${eventId} ${source}`, 1);
  }

  #count(key: string, times: number): void {
    const isMore = !this.#counts.has(key) && this.#counts.size >= keysAtMost;
    const [day, eventId] = key.split(" ");
    const counted = isMore ? `${day} ${eventId} ${otherSource}` : key;
    this.#counts.set(counted, (this.#counts.get(counted) ?? 0) + times);
    this.#later.schedule();
  }

  /** Writes what is counted. What could not be written is tried again with what comes next. */
  flush(): Promise<void> {
    return this.#later.flush();
  }

  async #write(): Promise<void> {
    const counts = this.#counts;
    if (counts.size === 0) return;
    this.#counts = new Map();
    try {
      await writeViews(this.#platform.db, [...counts].map(toViews));
    } catch (error) {
      this.#platform.log.warn({ err: error }, "views could not be written; they are tried again");
      for (const [key, count] of counts) this.#count(key, count);
    }
  }
}

function toViews([key, count]: [string, number]): Views {
  const [day, eventId, source = ""] = key.split(" ");
  const date = new Date(Number(day) * dayMs).toISOString().slice(0, 10);
  return { date, eventId: Number(eventId), source, count };
}

const counters = new WeakMap<Platform["publicDataChanges"], ViewCounter>();

/** The process's own counter. */
export function viewCounterOf(platform: Platform): ViewCounter {
  const counter = counters.get(platform.publicDataChanges) ?? new ViewCounter(platform);
  counters.set(platform.publicDataChanges, counter);
  return counter;
}
