interface Work<Result> {
  result: Promise<Result>;
  waiting: number;
  nobodyWaits: AbortController;
}

/** Concurrent requests for the same share one piece of work. It is aborted when all of them have gone. */
export class SharedWork<Result> {
  readonly #underWay = new Map<string, Work<Result>>();

  /**
   * @param signal of the one who asks, aborted when they go
   * @param start begins the work where nobody has; its signal is aborted when nobody waits for the result any more
   */
  async join(
    key: string,
    signal: AbortSignal,
    start: (nobodyWaits: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const work = this.#underWay.get(key) ?? this.#start(key, start);
    const leave = () => {
      work.waiting -= 1;
      if (work.waiting > 0) return;
      // Later requests start anew.
      this.#clear(key, work);
      work.nobodyWaits.abort();
    };
    work.waiting += 1;
    signal.addEventListener("abort", leave, { once: true });
    try {
      return await work.result;
    } finally {
      signal.removeEventListener("abort", leave);
    }
  }

  #start(key: string, start: (nobodyWaits: AbortSignal) => Promise<Result>): Work<Result> {
    const nobodyWaits = new AbortController();
    const work = { result: start(nobodyWaits.signal), waiting: 0, nobodyWaits };
    this.#underWay.set(key, work);
    const clear = () => this.#clear(key, work);
    work.result.then(clear, clear);
    return work;
  }

  #clear(key: string, work: Work<Result>): void {
    if (this.#underWay.get(key) === work) this.#underWay.delete(key);
  }
}
