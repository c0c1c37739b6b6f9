import type { CompiledQuery, QueryResult } from "kysely";
import type { Log } from "../../log/log.server.ts";
import { unreachableReason } from "../unreachable-database.ts";
import { NotReadyError } from "./ask-replica.server.ts";
import type { Replica } from "./replica.server.ts";
import type { ReplicaRequirement } from "./replica-requirement.ts";
import { withTimeLimit } from "./time-limit.ts";

/** How long a replica that failed is left alone: longer where it fails again soon after it came back. */
const pauseMs = { shortest: 500, longest: 10_000 };
/** A read that takes longer is asked of the primary as well: nobody waits until a connection to a lost machine is given up. */
const readMs = 250;
/** So often in turn it may be late, as on a machine that is busy for a moment, before it counts as failed. */
const latePatience = 3;

const slow = new NotReadyError("silent", "it does not answer in time");

/**
 * Whether a replica is read from. One that fails is left alone for a while and tried aside from any request; the log says when it
 * goes and when it is back.
 */
export class ReplicaUse {
  readonly #replica: Replica;
  readonly #name: string;
  readonly #log: Log;
  #isUsed = false;
  #usedSince = 0;
  #isToldAway = false;
  #late = 0;
  #pauseMs = pauseMs.shortest;
  #pausedUntil = 0;
  #trial: Promise<void> | null = null;

  constructor(replica: Replica, name: string, log: Log) {
    this.#replica = replica;
    this.#name = name;
    this.#log = log;
  }

  get isUsed(): boolean {
    return this.#isUsed;
  }

  /** Lets a replica that is not used show that it can be, unless it has just failed. Nobody waits for it. */
  tryAgain(requirement: ReplicaRequirement): void {
    if (this.#isUsed || this.#trial || performance.now() < this.#pausedUntil) return;
    this.#trial = this.#replica
      .check(requirement)
      .then(
        () => this.#begin(),
        (error) => this.#end(error),
      )
      .finally(() => {
        this.#trial = null;
      });
  }

  /** Throws where the replica cannot answer; the primary can then, unless the statement is wrong. */
  async read<Row>(query: CompiledQuery, requirement: ReplicaRequirement): Promise<QueryResult<Row>> {
    try {
      const reading = this.#replica.read<Row>(query, requirement);
      const result = await withTimeLimit(readMs, reading, slow);
      this.#late = 0;
      return result;
    } catch (error) {
      if (this.#isUsed && this.#isFailure(error)) this.#end(error);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#trial;
    await this.#replica.close();
  }

  /** A statement that a recovery has cancelled, for example, says nothing of the next one. */
  #isFailure(error: unknown): boolean {
    if (!(error instanceof NotReadyError)) return unreachableReason(error) !== null;
    this.#late += 1;
    return error.state === "foreign" || this.#late >= latePatience;
  }

  #begin(): void {
    this.#isUsed = true;
    this.#late = 0;
    this.#usedSince = performance.now();
    if (this.#isToldAway) this.#log.warn({ replica: this.#name }, "a replica is read from again");
    this.#isToldAway = false;
  }

  #end(error: unknown): void {
    const now = performance.now();
    if (this.#isUsed) {
      const isRare = now - this.#usedSince > pauseMs.longest;
      this.#pauseMs = isRare ? pauseMs.shortest : Math.min(2 * this.#pauseMs, pauseMs.longest);
    }
    this.#isUsed = false;
    this.#pausedUntil = now + this.#pauseMs;
    if (this.#isToldAway) return;
    this.#isToldAway = true;
    const reason = unreachableReason(error) ?? (error as Error).message;
    this.#log.warn({ replica: this.#name, reason }, "a replica is not read from: the primary answers");
  }
}
