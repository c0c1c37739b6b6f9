import type { Problems } from "../../../../shared/app-error.ts";
import { type LanguageEntry, mergeEntries } from "../../../../shared/languages/language-entries.ts";
import type { LanguageEventIn } from "../edit-event.contract.ts";

/** One language of an event's texts. */
export interface EventEntry extends LanguageEntry {
  title: string;
  description: string;
  address: string;
  place_name: string;
  organization_name: string | null;
  summary: string;
  fee_note: string;
  /** Name in this language, if it differs from the event's `access`. */
  access_station: string;
}

/** @param isByProvider only the provider's own events name another organizer; elsewhere the name is passed over */
export function mergeEventEntries(
  stored: readonly EventEntry[],
  sent: readonly LanguageEventIn[],
  isByProvider: boolean,
  problems: Problems,
): EventEntry[] {
  return mergeEntries<EventEntry, LanguageEventIn>(
    stored,
    sent,
    {
      field: "language_events",
      noun: "language_event",
      fill: (entry, change) => ({
        title: change.title ?? entry?.title ?? "",
        description: change.discription ?? entry?.description ?? "",
        address: change.address ?? entry?.address ?? "",
        place_name: change.place_name ?? entry?.place_name ?? "",
        organization_name: organizationName(entry, change, isByProvider),
        summary: change.summary ?? entry?.summary ?? "",
        fee_note: change.fee_note ?? entry?.fee_note ?? "",
        access_station: change.access_station ?? entry?.access_station ?? "",
      }),
    },
    problems,
  );
}

function organizationName(entry: EventEntry | undefined, change: LanguageEventIn, isByProvider: boolean) {
  const isChanged = isByProvider && change.organization_name !== undefined;
  return isChanged ? change.organization_name || null : (entry?.organization_name ?? null);
}

/** Whether the entry is one of those that were sent: a second language that waits to be filled in is left alone. */
export function isSent(entry: EventEntry, sent: readonly LanguageEventIn[]): boolean {
  return sent.some(({ id, language_id }) => (id ? id === entry.id : language_id === entry.language_id));
}
