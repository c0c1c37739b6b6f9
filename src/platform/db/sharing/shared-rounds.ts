import { unreachableReason } from "../unreachable-database.ts";

interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * One round trip to the database for many who ask. Whoever asks while a round is under way goes with the next one, so a round
 * always begins after all its questions were asked, and the more ask at once the cheaper each becomes.
 */
export class SharedRounds<Asked, Answer> {
  readonly #run: (asked: Asked[]) => Promise<Answer[]>;
  readonly #keyOf: (asked: Asked) => string | object;
  readonly #atMost: number;
  /** By key, in the order in which they came. */
  readonly #waiting = new Map<string | object, Waiting<Asked, Answer>[]>();
  #isUnderWay = false;

  /**
   * @param run answers all that are asked, in their order
   * @param keyOf those with the same key do not go together; by default all may
   * @param atMost so many go together
   */
  constructor(
    run: (asked: Asked[]) => Promise<Answer[]>,
    keyOf: (asked: Asked) => string | object = () => ({}),
    atMost = 100,
  ) {
    this.#run = run;
    this.#keyOf = keyOf;
    this.#atMost = atMost;
  }

  /** Nobody asks and nobody waits. */
  get isIdle(): boolean {
    return !this.#isUnderWay;
  }

  ask(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const key = this.#keyOf(asked);
      const same = this.#waiting.get(key);
      if (same) same.push({ asked, resolve, reject });
      else this.#waiting.set(key, [{ asked, resolve, reject }]);
      if (!this.#isUnderWay) void this.#answerAll();
    });
  }

  async #answerAll(): Promise<void> {
    this.#isUnderWay = true;
    // What has arrived together is read one after the other: the first waits for the rest of them.
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (this.#waiting.size > 0) await this.#answer(this.#takeRound());
    this.#isUnderWay = false;
  }

  #takeRound(): Waiting<Asked, Answer>[] {
    const round: Waiting<Asked, Answer>[] = [];
    for (const [key, same] of this.#waiting) {
      if (round.length >= this.#atMost) break;
      round.push(same.shift() as Waiting<Asked, Answer>);
      if (same.length === 0) this.#waiting.delete(key);
    }
    return round;
  }

  /** Asks each alone after a round that fails, so that nobody fails for what another has asked. */
  async #answer(round: Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await this.#run(round.map(({ asked }) => asked));
      round.forEach(({ resolve }, place) => {
        resolve(answers[place] as Answer);
      });
    } catch (error) {
      if (round.length > 1 && !unreachableReason(error)) {
        await Promise.all(round.map((one) => this.#answer([one])));
      } else for (const { reject } of round) reject(error);
    }
  }
}

/** Rounds of a kind, one for each database that is asked: tests have several in a process. */
export function sharedRoundsOn<Database extends object, Asked, Answer>(
  run: (db: Database, asked: Asked[]) => Promise<Answer[]>,
  keyOf?: (asked: Asked) => string | object,
): (db: Database, asked: Asked) => Promise<Answer> {
  const known = new WeakMap<Database, SharedRounds<Asked, Answer>>();
  return (db, asked) => {
    const rounds = known.get(db) ?? new SharedRounds<Asked, Answer>((all) => run(db, all), keyOf);
    known.set(db, rounds);
    return rounds.ask(asked);
  };
}

/**
 * As `sharedRoundsOn`, with rounds for each group of those who ask (such as an event), which never wait for those of another.
 * @param atOnce so many groups are answered at once; the others wait for their turn
 */
export function sharedRoundsByGroup<Database extends object, Asked, Answer>(
  run: (db: Database, asked: Asked[]) => Promise<Answer[]>,
  groupOf: (asked: Asked) => number,
  {
    keyOf,
    atOnce = Number.POSITIVE_INFINITY,
  }: { keyOf?: (asked: Asked) => string | object; atOnce?: number } = {},
): (db: Database, asked: Asked) => Promise<Answer> {
  const known = new WeakMap<Database, { groups: Map<number, SharedRounds<Asked, Answer>>; turns: Turns }>();
  return async (db, asked) => {
    const { groups, turns } = known.get(db) ?? { groups: new Map(), turns: new Turns(atOnce) };
    known.set(db, { groups, turns });
    const group = groupOf(asked);
    const rounds = groups.get(group) ?? new SharedRounds((all) => turns.take(() => run(db, all)), keyOf);
    groups.set(group, rounds);
    try {
      return await rounds.ask(asked);
    } finally {
      setImmediate(() => {
        if (rounds.isIdle && groups.get(group) === rounds) groups.delete(group);
      });
    }
  };
}

/** So many at once; the others begin in the order in which they came. */
class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async take<Result>(run: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
