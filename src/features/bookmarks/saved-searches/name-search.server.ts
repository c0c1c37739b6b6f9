import type { Executor } from "../../../platform/db/client.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";
import { withoutRuby } from "../../../shared/ruby/ruby-marks.ts";
import { displayDay } from "../../../shared/time/display-day.ts";
import { startOfDate } from "../../../shared/time/tokyo-date.ts";
import { flagFilters, type SearchFilters } from "../../events/listing/event-filter.contract.ts";
import { findReferenceData } from "../../reference-data/reference-data.server.ts";

const flags = Object.keys(flagFilters) as (keyof typeof flagFilters)[];

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
  const recognising = known.universities.find(({ id }) => id === filters.recognised_by);
  const spoken = known.languages.find(({ id }) => id === filters.language_id);
  const [first, last] = [filters.from, filters.to].map((date) =>
    date ? displayDay(startOfDate(date), language, now) : "",
  );
  const names = [
    filters.q && t("search.words", { words: filters.q }),
    (first || last) && t("search.days", { first: first ?? "", last: last ?? "" }).trim(),
    nameOf(known.prefectures, filters.prefecture_id),
    university && nameIn(university, language),
    recognising && t("search.recognised_by", { name: nameIn(recognising, language) }),
    spoken && t("search.spoken", { language: nameIn(spoken, language) }),
    nameOf(known.event_purposes, filters.event_purpose_id),
    nameOf(known.event_formats, filters.event_format_id),
    ...flags.map((flag) => filters[flag] && t(`search.${flag}`)),
  ].filter(Boolean);
  return names.length > 0 ? withoutRuby(names.join(" · ")) : t("search.everything");
}
