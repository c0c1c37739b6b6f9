import { type Language, languages } from "../shared/languages/languages.ts";
import file from "./data/sample-events.json" with { type: "json" };

/** By language; where one is missing, readers get that of its chain of fallbacks. */
export type SampleTexts = Partial<Record<Language, string>>;

export interface SampleQuestion {
  question_type_id: number;
  is_required: boolean;
  text: SampleTexts;
  options?: SampleTexts[];
}

/** An event of the file. Days count from today; times are Japan's. */
export interface SampleEvent {
  id: number;
  organization_id: number;
  main_language: Language;
  is_online: boolean;
  prefecture_code: number;
  title: SampleTexts;
  description: SampleTexts;
  place: SampleTexts;
  purpose_id: number;
  format_id: number;
  spoken_language_ids: number[];
  /** Null where there is no limit. */
  capacity: number | null;
  fee_jpy: number;
  start: { day_offset: number; time: string };
  end: { day_offset: number; time: string };
  application_deadline_day_offset: number | null;
  questions: SampleQuestion[];
}

interface SampleOrganization {
  id: number;
  main_language: Language;
  name: SampleTexts;
  university_name_en: string;
  prefecture_code: number;
}

export const sampleFile = file as { organizations: SampleOrganization[]; events: SampleEvent[] };

/** The languages that contents are written in: the main one and the first other that the text has, since contents have two. */
export function languagesOf(text: SampleTexts, main: Language): Language[] {
  const others = languages.filter((language) => language !== main && text[language]);
  return [main, ...others.slice(0, 1)];
}

/** Meetings that come round: their last one lies behind, so that there are past events too. */
const recurring = new Set([6, 8, 15, 21, 24, 25, 34, 40, 43, 45, 54, 58]);

/** The last meetings before today, on the same weekday, as events of their own. */
export function lastMeetings(events: SampleEvent[]): SampleEvent[] {
  return events
    .filter(({ id }) => recurring.has(id))
    .map((event) => {
      const back = 7 * (Math.floor(event.start.day_offset / 7) + 1 + (event.id % 3));
      const due = event.application_deadline_day_offset;
      return {
        ...event,
        start: { ...event.start, day_offset: event.start.day_offset - back },
        end: { ...event.end, day_offset: event.end.day_offset - back },
        application_deadline_day_offset: due === null ? null : due - back,
      };
    });
}
