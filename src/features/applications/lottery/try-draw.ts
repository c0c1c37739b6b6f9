import { orderEntries } from "./order-entries.ts";
import { sha256InBrowser } from "./sha256-in-browser.ts";

interface TriedDraw<Entry> {
  /** Both in the order of the draw. */
  winners: Entry[];
  others: Entry[];
}

/** Draws as the lottery will, with a seed that is made for this one time: it tells nothing of the real draw. */
export async function tryDraw<Entry extends { id: number }>(
  entries: readonly Entry[],
  freePlaces: number,
): Promise<TriedDraw<Entry>> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const order = await orderEntries(crypto.randomUUID(), [...byId.keys()], sha256InBrowser);
  const drawn = order.flatMap((id) => byId.get(id) ?? []);
  return { winners: drawn.slice(0, freePlaces), others: drawn.slice(freePlaces) };
}
