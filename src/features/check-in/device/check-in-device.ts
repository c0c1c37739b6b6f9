import { documentLanguage } from "../../../shared/languages/document-language.ts";
import { oncePainted } from "../../../ui/base/once-painted.ts";
import { databaseName, type StoredEvent } from "./check-in-database.ts";
import { CheckInStorage } from "./check-in-storage.ts";
import type { DeviceScan } from "./device-scan.ts";
import { type DeviceState, firstState, stateOf } from "./device-state.ts";
import { digestOfCode } from "./find-people.ts";
import { type CheckInCalls, checkInCalls } from "./sending/check-in-calls.ts";
import { CheckInSync } from "./sending/check-in-sync.ts";

interface DeviceOptions {
  eventId: number;
  /** Of a helper's link; null for whoever is signed in. */
  token: string | null;
  /** Tells accounts and links apart. */
  identity: string;
  /** Event, if the page knows it already; otherwise it is asked for. */
  event: StoredEvent | null;
}

type Recorded = Pick<DeviceScan, "kind" | "device"> & ({ ticket_code: string } | { application_id: number });

/**
 * A device that checks people in at one event: whatever is recorded is kept first, shown then, and sent in the background until the
 * server has it.
 */
export class CheckInDevice {
  readonly #options: DeviceOptions;
  readonly #calls: CheckInCalls;
  readonly #listeners = new Set<() => void>();
  readonly #ready: Promise<{ storage: CheckInStorage; sync: CheckInSync }>;
  #state: DeviceState = firstState;
  #stop: () => void = () => {};
  #isStopped = false;

  constructor(options: DeviceOptions) {
    this.#options = options;
    this.#calls = checkInCalls(options.eventId, options.token);
    this.#ready = this.#start();
    this.#ready.catch(() => this.#set({ isRead: true, isBroken: true }));
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = () => this.#state;

  /** Resolves the nonce once it is kept. @throws where the device cannot keep it */
  async record(recorded: Recorded): Promise<string> {
    const { storage, sync } = await this.#ready;
    const personId = await this.#personOf(recorded);
    const person = this.#state.people?.find(({ application_id }) => application_id === personId);
    const scan: DeviceScan = {
      ...recorded,
      nonce: crypto.randomUUID(),
      scanned_at: new Date().toISOString(),
      personId,
      name: recorded.kind === "undo" ? (person?.name ?? null) : null,
      failures: 0,
      answer: null,
    };
    await storage.keepScan(scan);
    await sync.changed();
    sync.sendSoon();
    return scan.nonce;
  }

  /** Somebody else sees to what this device could not send. */
  async dropScan(nonce: string): Promise<void> {
    const { storage, sync } = await this.#ready;
    await storage.dropScan(nonce);
    await sync.changed();
  }

  async addWalkIn(name: string, note: string): Promise<void> {
    await this.#changeWalkIns({ id: null, name, note });
  }

  /** Whom the server knows is removed there as well. */
  async removeWalkIn(walkIn: {
    id: number | null;
    nonce: string;
    name: string;
    note: string;
  }): Promise<void> {
    if (walkIn.id !== null) return this.#changeWalkIns(walkIn);
    const { storage, sync } = await this.#ready;
    await storage.dropWalkIn(walkIn.nonce);
    await sync.changed();
  }

  stop(): void {
    this.#isStopped = true;
    this.#stop();
  }

  async #changeWalkIns({ id, name, note }: { id: number | null; name: string; note: string }) {
    const { storage, sync } = await this.#ready;
    const created_at = new Date().toISOString();
    await storage.keepWalkIn({ nonce: crypto.randomUUID(), id, name, note, created_at, isRefused: false });
    await sync.changed();
    sync.sendSoon();
  }

  async #personOf(recorded: Recorded): Promise<number | null> {
    if ("application_id" in recorded) return recorded.application_id;
    const digest = await digestOfCode(recorded.ticket_code);
    const person = this.#state.people?.find(({ ticket_digest }) => ticket_digest === digest);
    return person?.application_id ?? null;
  }

  async #start() {
    const { eventId, identity, event } = this.#options;
    const storage = new CheckInStorage(await databaseName(eventId, identity));
    const sync = new CheckInSync({
      storage,
      calls: this.#calls,
      event: () => event ?? this.#calls.event(documentLanguage()),
      onStored: (stored) => this.#set(stateOf(stored)),
      onHeard: (heard) => this.#set(heard),
    });
    await sync.changed();
    void navigator.storage?.persist?.().catch(() => false);
    if (!this.#isStopped) {
      // The device's own list is on the screen before the server's comes, which has 30 KB for 300 people.
      const prevent = oncePainted(() => sync.start());
      this.#stop = () => {
        prevent();
        sync.stop();
        storage.close();
      };
    }
    return { storage, sync };
  }

  #set(part: Partial<DeviceState>): void {
    if (this.#isStopped) return;
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
