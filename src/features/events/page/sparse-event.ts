import type { Event, LanguageEvent } from "../events.contract.ts";
import { fieldsOfKind } from "../fields/event-fields.ts";
import { plainEntryId, textBesidePlain } from "../japanese/plain-entry.ts";
import type { ChosenTexts } from "../ui/event-text.ts";

const each = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;

/** Values that most events have on the pages that visitors read. */
const usual = {
  ...each(fieldsOfKind("time"), null),
  ...each(fieldsOfKind("flag"), false),
  ...each(fieldsOfKind("choices"), []),
  is_public: true,
  is_published: true,
  is_created_by_hf: false,
  thumbnail_url: null,
  detail_url: null,
  fee: null,
  access: null,
  location: null,
  barrier_free: [],
  plain_text: null,
  selection: "first_come",
  lottery_drawn_at: null,
  priority_access: null,
  series_id: null,
  target_universities: [],
  target_department_categories: [],
  target_countries: [],
  target_occupations: [],
  target_prefectures: [],
  apply_questions: [],
  applications: [],
  apply_users: [],
  notify_event_mails: [],
  remind_event_mails: [],
  waiting_count: 0,
  is_full: false,
  cancelled_at: null,
  cancel_message: null,
} satisfies Partial<Event>;

const usualText = {
  title: "",
  place_name: "",
  discription: "",
  address: "",
  organization_name: null,
  summary: "",
  fee_note: "",
  access_station: "",
  is_main: false,
} satisfies Partial<LanguageEvent>;

/** Without what a page says by names alone, and what only those who change an event need. */
function shownOf({
  used_language_ids,
  prefecture_id,
  event_format_id,
  university_id,
  lock_version,
  ...event
}: Event) {
  return {
    ...event,
    used_languages: event.used_languages.map(({ symbol, emoji, is_commonly_used, ...shown }) => shown),
    target_universities: event.target_universities.map(({ snake_name, prefecture_id, ...shown }) => shown),
    // That something is asked; the page to apply on has the questions.
    apply_questions: event.apply_questions.map(({ _destroy }) => ({ _destroy })),
    organization_events: event.organization_events.map(
      ({ organization_id, is_owner, accepted_at, organization: { organizer_ids } }) => ({
        organization_id,
        is_owner,
        accepted_at,
        organization: { organizer_ids },
      }),
    ),
  };
}

/** An event as far as its page shows it. */
export type PageEvent = ReturnType<typeof shownOf> & { chosen?: ChosenTexts };

type Sparse<Whole, Usual> = Omit<Whole, keyof Usual> & Partial<Whole>;

/** An event without what is usual, as the data of its page have it: most of its fields would say nothing. */
export type SparseEvent = Sparse<Omit<PageEvent, "language_events">, typeof usual> & {
  language_events: Sparse<LanguageEvent, typeof usualText>[];
};

/**
 * Of texts that the page does not show it says that they are there. Descriptions are sent as the page shows them.
 * @param chosen of its texts
 */
export function sparseEvent(whole: Event, chosen: ChosenTexts): SparseEvent {
  const { language_events, plain_text, ...event } = shownOf(whole);
  const plain = plain_text && { title: plain_text.title, discription: "", ruby: [] };
  const beside = textBesidePlain(language_events)?.id;
  const sent = [chosen.shown, chosen.reader].map((id) => (id === plainEntryId ? beside : id));
  return {
    ...without(usual, { ...event, plain_text: plain, chosen }),
    language_events: language_events.map(({ id, language_id, ...text }) => ({
      id,
      language_id,
      ...(sent.includes(id) && without(usualText, { ...text, discription: "" })),
    })),
  };
}

/** The event again, as far as its page shows it, of which `sparseEvent` has left out what is usual. */
export function wholeEvent({ language_events, ...event }: SparseEvent): PageEvent {
  return { ...usual, ...event, language_events: language_events.map((text) => ({ ...usualText, ...text })) };
}

function without<Usual extends object, Whole extends object>(
  known: Usual,
  whole: Whole,
): Sparse<Whole, Usual> {
  const isUsual = (name: string, value: unknown) =>
    name in known && JSON.stringify(value) === JSON.stringify(known[name as keyof Usual]);
  const rest = Object.entries(whole).filter(([name, value]) => !isUsual(name, value));
  return Object.fromEntries(rest) as Sparse<Whole, Usual>;
}
