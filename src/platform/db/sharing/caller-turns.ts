export interface TurnLimits {
  /** So much is under way at once, whoever it is for. */
  atOnce: number;
  /** And so much for one caller. */
  ofOne: number;
}

/**
 * Turns for work that holds connections: no caller, however much they ask for, takes all of it, nor puts all of theirs before
 * what others ask for. Callers take turns, and what one asks for is done in the order in which it came.
 */
export class CallerTurns<Caller> {
  readonly #limits: TurnLimits;
  readonly #running = new Map<Caller, number>();
  /** Of each caller in order; who has had a turn goes behind the others. */
  readonly #waiting = new Map<Caller, (() => void)[]>();
  #underWay = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  async take<Result>(caller: Caller, run: () => Promise<Result>): Promise<Result> {
    if (this.#isFree(caller)) this.#begin(caller);
    else await this.#wait(caller);
    try {
      return await run();
    } finally {
      this.#end(caller);
    }
  }

  #isFree(caller: Caller): boolean {
    const { atOnce, ofOne } = this.#limits;
    return this.#underWay < atOnce && (this.#running.get(caller) ?? 0) < ofOne;
  }

  #begin(caller: Caller): void {
    this.#underWay += 1;
    this.#running.set(caller, (this.#running.get(caller) ?? 0) + 1);
  }

  #wait(caller: Caller): Promise<void> {
    return new Promise((resolve) => {
      const own = this.#waiting.get(caller);
      if (own) own.push(resolve);
      else this.#waiting.set(caller, [resolve]);
    });
  }

  #end(caller: Caller): void {
    this.#underWay -= 1;
    const running = (this.#running.get(caller) ?? 1) - 1;
    if (running > 0) this.#running.set(caller, running);
    else this.#running.delete(caller);
    for (const [next, own] of this.#waiting) {
      if (!this.#isFree(next)) continue;
      this.#waiting.delete(next);
      const start = own.shift();
      if (own.length > 0) this.#waiting.set(next, own);
      this.#begin(next);
      start?.();
      return;
    }
  }
}
