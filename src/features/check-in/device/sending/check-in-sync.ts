import { scansAtOnce } from "../../log/scans-at-once.ts";
import type { StoredEvent } from "../check-in-database.ts";
import type { CheckInStorage, StoredState } from "../check-in-storage.ts";
import type { DeviceState } from "../device-state.ts";
import type { CheckInCalls } from "./check-in-calls.ts";
import { classifyFailure, retryDelay } from "./classify-failure.ts";
import { nextToSend, sendScans } from "./send-scans.ts";
import { sendWalkIns } from "./send-walk-ins.ts";
import { takeTurn } from "./take-turn.ts";

interface SyncOptions {
  storage: CheckInStorage;
  calls: CheckInCalls;
  event(): Promise<StoredEvent> | StoredEvent;
  onStored(stored: StoredState): void;
  onHeard(heard: Partial<Pick<DeviceState, "access" | "isOnline">>): void;
}

const intervalMs = 4_000;
/** Pause once access has ended: somebody may give it back. */
const noAccessMs = 20_000;

/**
 * Keeps one device and the server alike: sends what is recorded, fetches what others have recorded. It works while the page is hidden
 * only for what is not sent. Tabs of one event take turns.
 */
export class CheckInSync {
  readonly #options: SyncOptions;
  readonly #tabs: BroadcastChannel;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;
  #isSendingWanted = false;
  #failures = 0;
  #answersStored = 0;
  #figures = "";
  #isStopped = false;
  #hasTakenOver = false;
  #heard: { error: unknown; delay: number } = { error: null, delay: intervalMs };

  constructor(options: SyncOptions) {
    this.#options = options;
    this.#tabs = new BroadcastChannel(options.storage.name);
    this.#tabs.onmessage = () => void this.#show();
  }

  start(): void {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#sleep);
    document.addEventListener("visibilitychange", this.#wake);
    void this.#run();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#sleep);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#tabs.close();
  }

  /** Called when the store has changed: shows it here and in other tabs of the event. */
  async changed(): Promise<void> {
    await this.#show();
    if (!this.#isStopped) this.#tabs.postMessage("changed");
  }

  /** Sends what has just been recorded, and tries again later where that fails. */
  sendSoon(): void {
    this.#send().catch((error) => this.#comeAgain(this.#hear(error)));
  }

  /** Sends all that is not sent; what was recorded while a call was under way as well. */
  #send(): Promise<void> {
    this.#isSendingWanted = true;
    this.#sending ??= this.#sendInTurn().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #show(): Promise<void> {
    this.#options.onStored(await this.#options.storage.read());
  }

  readonly #wake = () => {
    if (!document.hidden && navigator.onLine) void this.#run();
  };
  readonly #sleep = () => this.#options.onHeard({ isOnline: false });

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    const delay = await this.#round();
    if (delay !== null) this.#comeAgain(delay);
  }

  #comeAgain(delay: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#run(), delay);
  }

  /** @returns when to come again, in milliseconds; null where only a look at the page brings it back */
  async #round(): Promise<number | null> {
    try {
      await this.#send();
      if (!document.hidden) await this.#fetch();
      return document.hidden ? null : intervalMs;
    } catch (error) {
      return this.#hear(error);
    }
  }

  /** Those who wait for the same call hear the same failure, which counts once. */
  #hear(error: unknown): number {
    if (this.#heard.error !== error) this.#heard = { error, delay: this.#classify(error) };
    return this.#heard.delay;
  }

  #classify(error: unknown): number {
    const failure = classifyFailure(error);
    this.#failures += 1;
    if (failure.kind === "no_access") {
      this.#options.onHeard({ access: failure.access, isOnline: true });
      if (["ended", "cancelled", "forbidden"].includes(failure.access)) {
        void this.#options.storage.clearLists().then(() => this.changed());
        this.#figures = "";
      }
      return noAccessMs;
    }
    this.#options.onHeard({ isOnline: failure.kind === "not_taken" });
    return retryDelay(this.#failures, "seconds" in failure ? failure.seconds : null, Math.random());
  }

  async #sendInTurn(): Promise<void> {
    while (this.#isSendingWanted) {
      this.#isSendingWanted = false;
      await takeTurn(this.#options.storage.name, () => this.#sendAll());
    }
  }

  async #sendAll(): Promise<void> {
    const { storage, calls } = this.#options;
    await sendScans({
      take: async (atMost) => nextToSend(await storage.unsentScans(), atMost),
      post: async (scans) => {
        const answers = await calls.sendScans(scans);
        this.#reached();
        return answers;
      },
      keepAnswers: async (answers) => {
        this.#answersStored += 1;
        await storage.keepAnswers(answers);
        await this.changed();
      },
      setAside: (scan) => storage.keepScan({ ...scan, failures: scan.failures + 1 }),
      atMost: scansAtOnce,
      failuresBefore: this.#failures,
    });
    const added = await sendWalkIns(calls, storage);
    if (added.length > 0) {
      const known = (await storage.read()).parts.walk_ins ?? [];
      await storage.keepPart("walk_ins", [...known, ...added]);
    }
    await this.changed();
  }

  #reached(): void {
    this.#failures = 0;
    this.#options.onHeard({ access: "open", isOnline: true });
  }

  /** The figures say whether anything has changed, here or on another device; the list is fetched only then. */
  async #fetch(): Promise<void> {
    const { storage, calls, event } = this.#options;
    const answersBefore = this.#answersStored;
    const figures = await calls.figures();
    this.#reached();
    await this.#takeOver();
    const text = JSON.stringify(figures);
    if (text === this.#figures) return;
    const [list, walkIns, stored] = await Promise.all([calls.list(), calls.walkIns(), event()]);
    await storage.keepPart("figures", figures);
    await storage.keepPart("walk_ins", walkIns);
    await storage.keepPart("event", stored);
    // A list from before an answer that came meanwhile would take it back on the screen.
    if (answersBefore === this.#answersStored) {
      await storage.keepPart("people", list.rows);
      this.#figures = text;
    }
    await this.changed();
  }

  async #takeOver(): Promise<void> {
    if (this.#hasTakenOver) return;
    this.#hasTakenOver = true;
    if (!(await this.#options.storage.takeOver())) return;
    await this.changed();
    this.sendSoon();
  }
}
