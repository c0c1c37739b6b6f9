import file from "./data/sample-events.json" with { type: "json" };

type Texts = { ja: string; en: string };

export interface SampleQuestion {
  question_type_id: number;
  is_required: boolean;
  text: Texts;
  options?: Texts[];
}

/** An event of the file. Days count from today; times are Japan's. */
export interface SampleEvent {
  id: number;
  organization_id: number;
  prefecture_code: number;
  title: Texts;
  description: Texts;
  place: Texts;
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
  name: Texts;
  university_name_en: string;
  prefecture_code: number;
}

export const sampleFile: { organizations: SampleOrganization[]; events: SampleEvent[] } = file;

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
