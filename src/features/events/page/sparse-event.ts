import type { Event, LanguageEvent } from "../events.contract.ts";
import { fieldsOfKind } from "../fields/event-fields.ts";

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
  university_id: null,
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
  discription: "",
  address: "",
  organization_name: null,
  summary: "",
  fee_note: "",
  access_station: "",
  is_main: false,
} satisfies Partial<LanguageEvent>;

type Sparse<Whole, Usual> = Omit<Whole, keyof Usual> & Partial<Whole>;

/** An event without what is usual, as the data of its page have it: most of its fields would say nothing. */
export type SparseEvent = Sparse<Omit<Event, "language_events">, typeof usual> & {
  language_events: Sparse<LanguageEvent, typeof usualText>[];
};

export function sparseEvent({ language_events, ...event }: Event): SparseEvent {
  const texts = language_events.map((text) => without(usualText, text));
  return { ...without(usual, event), language_events: texts };
}

/** The event again, of which `sparseEvent` has left out what is usual. */
export function wholeEvent({ language_events, ...event }: SparseEvent): Event {
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
