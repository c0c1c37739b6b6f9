import { Counter, Gauge, type Registry } from "prom-client";
import type { PublicDataChanges } from "./public-data-changes.server.ts";
import type { ReplyCache } from "./reply-cache.server.ts";

/** Adds what the cache answers and holds, and how often it asks the database whether that is still true. */
export function addCacheMetrics(registry: Registry, cache: ReplyCache, changes: PublicDataChanges): void {
  const registers = [registry];
  const count = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  const { counts } = cache;
  count(
    "tsudoi_cache_hits_total",
    "Public answers that were sent from the cache",
    () => counts.sentFromCache,
  );
  count("tsudoi_cache_made_total", "Public answers that were made", () => counts.made);
  count(
    "tsudoi_cache_made_before_asked_total",
    "Stale answers that were made again, or found to be true still, before somebody asked",
    () => counts.madeBeforeAsked,
  );
  count(
    "tsudoi_data_version_questions_total",
    "Questions to the database for the version of public data",
    () => changes.questions,
  );
  new Gauge({
    name: "tsudoi_cache_replies",
    help: "Answers in the cache",
    registers,
    collect() {
      this.set(cache.size.replies);
    },
  });
  new Gauge({
    name: "tsudoi_cache_bytes",
    help: "Size of the answers in the cache",
    registers,
    collect() {
      this.set(cache.size.bytes);
    },
  });
}
