import type { Executor } from "../../../platform/db/client.server.ts";
import { ExtensionPoint } from "../../../platform/extensions.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { ManagedFacts } from "./managed-events.contract.ts";

type MailTab = NonNullable<ManagedFacts["next_mail"]>["tab"];

/** What a later feature knows of an event in the list of its managers. */
interface ManagedFactsPart {
  event_id: number;
  undecided_count?: number;
  next_mail?: { tab: MailTab; at: Date };
}

/** Of some events at once, by one statement; an event may come several times, or not at all. */
export type FindManagedFacts = (
  db: Executor,
  eventIds: readonly number[],
  now: Date,
) => Promise<ManagedFactsPart[]>;

export const managedFacts = new ExtensionPoint<FindManagedFacts>("what the list of a manager's events tells");

export interface FoundFacts {
  undecidedCount: number;
  /** The soonest of all features' mails. */
  nextMail: { tab: MailTab; at: Date } | null;
}

export const nothingFound: FoundFacts = { undecidedCount: 0, nextMail: null };

/** By event; one about which no feature says anything is left out. */
export async function findManagedFacts(
  { db, extensions }: Pick<Platform, "db" | "extensions">,
  eventIds: readonly number[],
  now: Date,
): Promise<Map<number, FoundFacts>> {
  const features = [...extensions.of(managedFacts)];
  const parts = (await Promise.all(features.map((find) => find(db, eventIds, now)))).flat();
  const found = new Map<number, FoundFacts>();
  for (const { event_id, undecided_count = 0, next_mail } of parts) {
    const before = found.get(event_id) ?? nothingFound;
    const isSooner = next_mail && (!before.nextMail || next_mail.at < before.nextMail.at);
    found.set(event_id, {
      undecidedCount: before.undecidedCount + undecided_count,
      nextMail: isSooner ? next_mail : before.nextMail,
    });
  }
  return found;
}
