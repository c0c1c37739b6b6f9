import { type RawBuilder, sql } from "kysely";
import { ExtensionPoint } from "../../extensions.ts";
import type { Platform } from "../../platform.ts";

/** A query with the column `stored`: images of a feature's rows that the product team hides, where no row that it does not hide has them too. */
export const hiddenImages = new ExtensionPoint<() => RawBuilder<unknown>>("images that are hidden");

/** So old may be what a process knows, so that ordinary images cost no query of their own. */
const knownMs = 10_000;

/** The beginning of an image's name that all its sizes share. */
export const imageOf = (name: string): string => name.replace(/^images\//, "").replace(/-\d+\.webp$/, "");

/** Tells, within ten seconds of the hold or the release, whether an image is hidden: then its address alone does not show it. */
export class HiddenImages {
  readonly #platform: Pick<Platform, "db" | "clock" | "extensions" | "log">;
  #known: ReadonlySet<string> = new Set();
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | null = null;

  constructor(platform: Pick<Platform, "db" | "clock" | "extensions" | "log">) {
    this.#platform = platform;
  }

  /** @param name as in `images/NAME`, in any of its sizes */
  async has(name: string): Promise<boolean> {
    const age = this.#platform.clock.now().getTime() - this.#readAt;
    if (age < 0 || age >= knownMs) {
      this.#reading ??= this.#read().finally(() => {
        this.#reading = null;
      });
      await this.#reading;
    }
    return this.#known.has(imageOf(name));
  }

  /** Without the database images are shown as it was last known: they need nothing else of it. */
  async #read(): Promise<void> {
    const { db, clock, extensions, log } = this.#platform;
    const queries = extensions.of(hiddenImages).map((hidden) => hidden());
    try {
      const { rows } = await sql<{ stored: string }>`${sql.join(queries, sql` union all `)}`.execute(db);
      this.#known = new Set(rows.map(({ stored }) => imageOf(stored)));
    } catch (error) {
      log.warn({ err: error }, "which images are hidden could not be read");
    }
    this.#readAt = clock.now().getTime();
  }
}
