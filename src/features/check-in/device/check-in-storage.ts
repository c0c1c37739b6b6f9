import { deleteDB } from "idb";
import { isInWindowAlone } from "../../../platform/browser/storage/stored-session.ts";
import {
  type CheckInDatabase,
  openCheckInDatabase,
  otherDatabases,
  type StoredParts,
} from "./check-in-database.ts";
import { type CachedReply, type DeviceScan, isUnsent } from "./device-scan.ts";
import type { DeviceWalkIn } from "./device-walk-in.ts";
import { withAnswer } from "./people-now.ts";

/** All that a device keeps of an event. */
export interface StoredState {
  parts: Partial<StoredParts>;
  scans: DeviceScan[];
  walkIns: DeviceWalkIn[];
}

/** So many scans stay readable after they were sent. */
const sentAtMost = 200;
/** On the disk before anybody is told that it is recorded. */
const durable = { durability: "strict" } as const;

/**
 * Store of one event on a device, in IndexedDB: it outlives the tab, the browser and the battery. On a shared computer the lists and what
 * was answered are in this window alone; what is not sent is on the disk there too, since it was acknowledged, and leaves it with the answer.
 */
export class CheckInStorage {
  readonly name: string;
  #opened: Promise<CheckInDatabase> | null = null;
  /** Of a session that is for the window alone. */
  #inWindow: Pick<StoredState, "parts" | "scans"> = { parts: {}, scans: [] };

  constructor(name: string) {
    this.name = name;
  }

  async read(): Promise<StoredState> {
    const { parts, scans, walkIns } = await this.#use(readAll);
    return {
      parts: { ...parts, ...this.#inWindow.parts },
      scans: [...scans, ...this.#inWindow.scans],
      walkIns,
    };
  }

  unsentScans(): Promise<DeviceScan[]> {
    return this.#use(async (database) => (await database.getAll("scans")).filter(isUnsent));
  }

  walkIns(): Promise<DeviceWalkIn[]> {
    return this.#use((database) => database.getAll("walk_ins"));
  }

  async keepPart<Key extends keyof StoredParts>(key: Key, value: StoredParts[Key]): Promise<void> {
    if (isInWindowAlone()) this.#inWindow.parts[key] = value;
    else await this.#use((database) => database.put("parts", value, key));
  }

  /** People's names leave the device; what is not sent stays. */
  async clearLists(): Promise<void> {
    this.#inWindow = { parts: {}, scans: [] };
    await this.#use(async (database) => {
      const lists = database.transaction("parts", "readwrite");
      await Promise.all([lists.store.delete("people"), lists.store.delete("walk_ins"), lists.done]);
    });
  }

  /** As `clearLists`, with the names at what is not sent. */
  async clearNames(): Promise<void> {
    await this.clearLists();
    for (const scan of await this.unsentScans()) if (scan.name) await this.keepScan({ ...scan, name: null });
  }

  async dropScan(nonce: string): Promise<void> {
    await this.#use((database) => database.delete("scans", nonce));
  }

  async keepScan(scan: DeviceScan): Promise<void> {
    await this.#use(async (database) => {
      const writing = database.transaction("scans", "readwrite", durable);
      await Promise.all([writing.store.put(scan), writing.done]);
    });
  }

  async keepWalkIn(walkIn: DeviceWalkIn): Promise<void> {
    await this.#use(async (database) => {
      const writing = database.transaction("walk_ins", "readwrite", durable);
      await Promise.all([writing.store.put(walkIn), writing.done]);
    });
  }

  async dropWalkIn(nonce: string): Promise<void> {
    await this.#use((database) => database.delete("walk_ins", nonce));
  }

  /** The answers at their scans, and what they say of people in the list; by nonce. */
  async keepAnswers(answers: ReadonlyMap<string, CachedReply>): Promise<void> {
    await this.#use(async (database) => {
      const writing = database.transaction(["scans", "parts"], "readwrite", durable);
      const scans = writing.objectStore("scans");
      const parts = writing.objectStore("parts");
      let people = (await parts.get("people")) as StoredParts["people"] | undefined;
      for (const [nonce, answer] of answers) {
        const scan = await scans.get(nonce);
        if (!scan) continue;
        const answered = { ...scan, name: null, answer };
        if (isInWindowAlone()) {
          await scans.delete(nonce);
          this.#inWindow.scans.unshift(answered);
        } else await scans.put(answered);
        people &&= withAnswer(people, { answer });
        const inWindow = this.#inWindow.parts.people;
        if (inWindow) this.#inWindow.parts.people = withAnswer(inWindow, { answer });
      }
      if (people) await parts.put(people, "people");
      await writing.done;
    });
  }

  /**
   * Takes what other accounts and links have recorded on this device at this event, and could not send.
   * @returns whether there was anything
   */
  async takeOver(): Promise<boolean> {
    let hasTaken = false;
    for (const name of await otherDatabases(this.name)) {
      const database = await openCheckInDatabase(name);
      const { scans, walkIns } = await readAll(database);
      for (const scan of scans.filter(isUnsent)) await this.keepScan(scan);
      for (const walkIn of walkIns) await this.keepWalkIn(walkIn);
      hasTaken ||= scans.some(isUnsent) || walkIns.length > 0;
      database.close();
      void deleteDB(name);
    }
    return hasTaken;
  }

  close(): void {
    void this.#opened?.then((database) => database.close()).catch(() => {});
    this.#opened = null;
  }

  /** Systems close databases of tabs that were long in the background: it is opened again then. */
  async #use<Result>(run: (database: CheckInDatabase) => Promise<Result>): Promise<Result> {
    const open = () => {
      this.#opened ??= openCheckInDatabase(this.name);
      return this.#opened;
    };
    try {
      return await run(await open());
    } catch {
      this.close();
      return run(await open());
    }
  }
}

async function readAll(database: CheckInDatabase): Promise<StoredState> {
  const reading = database.transaction(["parts", "scans", "walk_ins"]);
  const parts = reading.objectStore("parts");
  const [keys, values, scans, walkIns] = await Promise.all([
    parts.getAllKeys(),
    parts.getAll(),
    reading.objectStore("scans").getAll(),
    reading.objectStore("walk_ins").getAll(),
    reading.done,
  ]);
  const newestFirst = scans.toSorted((one, other) => other.scanned_at.localeCompare(one.scanned_at));
  const sent = newestFirst.filter((scan) => !isUnsent(scan));
  const tooMany = new Set(sent.slice(sentAtMost).map(({ nonce }) => nonce));
  return {
    parts: Object.fromEntries(keys.map((key, place) => [key, values[place]])),
    scans: newestFirst.filter(({ nonce }) => !tooMany.has(nonce)),
    walkIns,
  };
}
