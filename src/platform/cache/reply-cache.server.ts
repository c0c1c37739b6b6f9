import type { Clock } from "../clock/clock.ts";
import {
  compressBest,
  type EncodedReply,
  encodeReply,
  packReply,
  type Reply,
  sendEncoded,
  sizeOf,
} from "../http/replies/encoded-reply.server.ts";
import { BestCompression } from "./best-compression.server.ts";
import { CachedReplies, type CachedReply, type MadeReply } from "./cached-replies.server.ts";
import type { PublicDataChanges } from "./public-data-changes.server.ts";
import { ReadCache } from "./read-cache.server.ts";
import { collectDependencies, dependAlike } from "./read-dependencies.server.ts";
import { RenderingQueue, renderingLimits } from "./rendering-queue.server.ts";
import { SharedWork } from "./shared-work.ts";
import { WarmReplies } from "./warm-replies.server.ts";
import { WritesUnderWay } from "./writes-under-way.ts";

const nobodyLeaves = new AbortController().signal;

/** Replies asked for this often will be asked for again: a made-up address is asked for once. */
const expectedFrom = 3;

/**
 * Keeps answers of public reads until something changes that they were made of. Answers other than 200 pass through, so that
 * made-up addresses do not push real pages out. Whatever has to be made takes its turn, once for all who ask for it; what is
 * cached never waits.
 */
export class ReplyCache {
  readonly #changes: PublicDataChanges;
  readonly #clock: Clock;
  /** Go before what is made here. */
  readonly writes = new WritesUnderWay();
  readonly #queue: RenderingQueue;
  /** Of reads that may be true still: what they were made of is asked for, and nothing rendered. */
  readonly #checkingQueue = new RenderingQueue(renderingLimits.checking);
  readonly #signedInQueue = new RenderingQueue(renderingLimits.signedIn, this.writes);
  readonly #drawingQueue = new RenderingQueue(renderingLimits.drawings, this.writes);
  readonly #cached = new CachedReplies();
  readonly #reads: ReadCache;
  readonly #compression = new BestCompression();
  readonly #making = new SharedWork<CachedReply>();
  readonly #checking = new SharedWork<boolean>();
  /** For who watches: how often, so far. Those made include what was made before somebody asked. */
  readonly counts = { sentFromCache: 0, made: 0, madeBeforeAsked: 0 };
  readonly #warm: WarmReplies;

  constructor(changes: PublicDataChanges, clock: Clock, limits = renderingLimits.visitors) {
    this.#changes = changes;
    this.#clock = clock;
    this.#reads = new ReadCache(changes, clock);
    this.#queue = new RenderingQueue(limits, this.writes);
    this.#warm = new WarmReplies({
      changes,
      clock,
      cached: this.#cached,
      isTrue: (cached) => this.#reads.isTrue(cached) === true,
      idle: () => this.#queue.idle(),
      renew: (key, cached) => this.#makeBeforeAsked(key, cached),
    });
  }

  /** Renderings wait here: for visitors, for who is signed in, and pictures for visitors. */
  get queues() {
    return { visitors: this.#queue, signed_in: this.#signedInQueue, drawings: this.#drawingQueue };
  }

  /** Of all that is cached. */
  get size(): { replies: number; bytes: number } {
    return this.#cached.size;
  }

  /**
   * @param key names the answer: whatever makes it another is in it, and nothing else
   * @param options.isDrawn a picture, which waits for other pictures and keeps no page waiting
   */
  async answer(
    request: Request,
    key: string,
    make: () => Promise<MadeReply>,
    { isDrawn = false } = {},
  ): Promise<Response> {
    const queue = isDrawn ? this.#drawingQueue : this.#queue;
    const arrivedAt = await this.#changes.catchUp();
    const found = await this.#findTrue(key, arrivedAt);
    const asked = this.#cached.get(key)?.asked ?? 0;
    if (found) return sendEncoded(request, this.#send(key, found));
    const isExpected = asked >= expectedFrom;
    for (;;) {
      const made = await this.#making.join(key, request.signal, (signal) =>
        queue.run(() => this.#findOrMake(key, make, queue), { isExpected, signal }),
      );
      this.#warm.begin();
      // Work that was under way when the request arrived may have read what had changed by then.
      if (made.position >= arrivedAt || this.#reads.isTrue(made)) return sendEncoded(request, made.reply);
    }
  }

  /** The answer to one visitor's request, which is not kept but takes its turn as well. */
  answerOnce(request: Request, make: () => Promise<Reply>): Promise<Response> {
    return this.#answerOnce(request, this.#queue, make);
  }

  /** As `answerOnce`, for who is signed in: visitors, however many, do not hold them up. */
  answerSignedIn(request: Request, make: () => Promise<Reply>): Promise<Response> {
    return this.#answerOnce(request, this.#signedInQueue, make);
  }

  /** The cached reply of the key, if it is still true; null where it has to be made. */
  async find(key: string): Promise<EncodedReply | null> {
    if (!this.#cached.peek(key)) return null;
    // A caller that misses the cache gets the error of the unreachable database.
    const found = await this.#changes
      .catchUp()
      .then((arrivedAt) => this.#findTrue(key, arrivedAt))
      .catch(() => null);
    if (!found) return null;
    this.#warm.begin();
    this.#cached.get(key);
    return this.#send(key, found);
  }

  /**
   * The cached reply of the key, if it is true for who arrived at that position. Mostly what has to be read again to tell is a number that
   * changes nothing: one check does for all who ask meanwhile, and none of them waits for what others have rendered.
   */
  async #findTrue(key: string, arrivedAt: number): Promise<CachedReply | null> {
    for (;;) {
      const found = this.#cached.peek(key);
      if (!found) return null;
      const check = () => this.#checkingQueue.run(() => this.#reads.isStillTrue(found), { isExpected: true });
      const isTrue = this.#reads.isTrue(found) ?? (await this.#checking.join(key, nobodyLeaves, check));
      if (!isTrue) return null;
      // A check that was under way at the arrival has told of the time before.
      if (found.position >= arrivedAt) return found;
    }
  }

  async #answerOnce(request: Request, queue: RenderingQueue, make: () => Promise<Reply>): Promise<Response> {
    const reply = await queue.run(async () => encodeReply(await make()), { signal: request.signal });
    return sendEncoded(request, reply);
  }

  /** The reply that is there, where what was read for it reads the same again. */
  async #findOrMake(key: string, make: CachedReply["make"], queue: RenderingQueue): Promise<CachedReply> {
    const found = this.#cached.peek(key);
    return found && (await this.#reads.isStillTrue(found)) ? found : this.#make(key, make, queue);
  }

  async #make(key: string, make: CachedReply["make"], queue: RenderingQueue): Promise<CachedReply> {
    const position = this.#changes.position;
    const madeAt = this.#clock.now().getTime();
    const refill = await this.#findRefill(key);
    const { result, dependencies } = await collectDependencies(this.#clock, this.#reads, refill ?? make);
    const reply = packReply(await encodeReply(result, { isKept: true }));
    this.counts.made += 1;
    const made = { position, madeAt, dependencies, reply, refill: result.refill, make, queue, isBest: false };
    const cached = { ...made, bytes: sizeOf(reply), sent: 0, asked: 1 };
    if (reply.status === 200) this.#cached.set(key, cached, result.body);
    return cached;
  }

  /** Fills in the cached reply again; null where it has no room for that, or more has changed. */
  async #findRefill(key: string): Promise<(() => Promise<MadeReply>) | null> {
    const found = this.#cached.peek(key);
    if (!found?.refill || !(await this.#reads.isStillTrue(found.refill.made))) return null;
    const { refill, reply } = found;
    return () => {
      dependAlike(refill.made.dependencies);
      return refill.fill(this.#cached.bodyOf(key, reply));
    };
  }

  /** A reply that is sent often before it changes is compressed best, if it is compressed at all. */
  #send(key: string, cached: CachedReply): EncodedReply {
    cached.sent += 1;
    this.counts.sentFromCache += 1;
    if (this.#compression.isWorthBest(cached, this.#clock.now().getTime()))
      void this.#compressBest(key, cached);
    return cached.reply;
  }

  async #compressBest(key: string, cached: CachedReply): Promise<void> {
    cached.isBest = true;
    const reply = await compressBest(cached.reply);
    if (this.#cached.peek(key) !== cached) return;
    this.#cached.set(key, { ...cached, reply, bytes: sizeOf(reply), asked: 0 });
  }

  #makeBeforeAsked(key: string, { make, queue }: CachedReply): Promise<CachedReply> {
    this.counts.madeBeforeAsked += 1;
    return this.#making.join(key, nobodyLeaves, () =>
      queue.run(() => this.#findOrMake(key, make, queue), { isExpected: true }),
    );
  }
}
