/** So long a write goes before what is made for readers; what takes longer waits for other things than this process. */
const favouredForMs = 50;

/**
 * Writes that this process answers. A write takes many round trips to the database and little time between them; a rendering that
 * begins meanwhile holds up each of them. So a rendering waits for the writes that are under way when its turn comes. Later ones
 * do not hold it up, and none does for long: readers never wait for writers who do not pause.
 */
export class WritesUnderWay {
  readonly #favoured = new Set<Promise<unknown>>();

  async during<Result>(write: () => Result | Promise<Result>): Promise<Result> {
    const { promise: favoured, resolve } = Promise.withResolvers<void>();
    const end = () => {
      clearTimeout(timer);
      this.#favoured.delete(favoured);
      resolve();
    };
    const timer = setTimeout(end, favouredForMs).unref();
    this.#favoured.add(favoured);
    try {
      return await write();
    } finally {
      end();
    }
  }

  /** Until those that are under way now have ended, or have had their time. */
  async settle(): Promise<void> {
    if (this.#favoured.size > 0) await Promise.all(this.#favoured);
  }
}
