import { readFromTab, removeFromTab, storeInTab } from "../../../../platform/browser/storage/tab-storage.ts";

const validMinutes = 60;

interface StoredWish<Wish> {
  eventId: number;
  wish: Wish;
  /** Milliseconds. */
  at: number;
}

/**
 * A press of a visitor at an event that is done once they have logged in or signed up, within an hour. It is stored by this tab
 * alone and not in an address: a link that somebody else has made must not do anything.
 */
export function wishUntilLogIn<Wish>(key: string) {
  return {
    store: (eventId: number, wish: Wish) => storeInTab(key, { eventId, wish, at: Date.now() }),
    /** The wish at this event; null where there is none. */
    find(eventId: number): Wish | null {
      const stored = readFromTab<StoredWish<Wish>>(key);
      const isOfThis = stored?.eventId === eventId && Date.now() - stored.at < validMinutes * 60_000;
      return isOfThis ? stored.wish : null;
    },
    clear: () => removeFromTab(key),
  };
}
