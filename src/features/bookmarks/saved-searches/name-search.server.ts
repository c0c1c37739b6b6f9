import type { Executor } from "../../../platform/db/client.server.ts";
import { type MailTextKey, mailTextsIn } from "../../../platform/mail/mail-texts.server.ts";
import { displayDay } from "../../../shared/display-day.ts";
import type { Language } from "../../../shared/languages.ts";
import { nameIn } from "../../../shared/name-in.ts";
import { startOfDate } from "../../../shared/tokyo-date.ts";
import type { SearchFilters } from "../../events/listing/event-filter.contract.ts";
import { findReferenceData } from "../../reference-data/reference-data.server.ts";

const flags = {
  is_online: "search.is_online",
  is_free: "search.is_free",
  has_places: "search.has_places",
  welcomes_beginners: "search.welcomes_beginners",
  is_barrier_free: "search.is_barrier_free",
} as const satisfies { [Flag in keyof SearchFilters]?: MailTextKey };

/** A search in words, for its reader: its words, its days, then what was chosen, as on the page of its results. */
export async function nameSearch(
  db: Executor,
  filters: SearchFilters,
  { language, now }: { language: Language; now: Date },
): Promise<string> {
  const t = mailTextsIn(language);
  const known = await findReferenceData(db, language);
  const nameOf = (rows: readonly { id: number; name: string }[], id?: number) =>
    rows.find((row) => row.id === id)?.name;
  const university = known.universities.find(({ id }) => id === filters.university_id);
  const spoken = known.languages.find(({ id }) => id === filters.language_id);
  const [first, last] = [filters.from, filters.to].map((date) =>
    date ? displayDay(startOfDate(date), language, now) : "",
  );
  const chosenFlags = Object.entries(flags) as [keyof typeof flags, MailTextKey][];
  const names = [
    filters.q && t("search.words", { words: filters.q }),
    (first || last) && t("search.days", { first: first ?? "", last: last ?? "" }).trim(),
    nameOf(known.prefectures, filters.prefecture_id),
    university && nameIn(university, language),
    spoken && t("search.spoken", { language: nameIn(spoken, language) }),
    nameOf(known.event_purposes, filters.event_purpose_id),
    nameOf(known.event_formats, filters.event_format_id),
    ...chosenFlags.map(([flag, text]) => filters[flag] && t(text)),
  ].filter(Boolean);
  return names.length > 0 ? names.join(" · ") : t("search.everything");
}
