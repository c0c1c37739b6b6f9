import { z } from "zod";
import { toEditTime, tokyoParts, toWireTime } from "../../../shared/time/tokyo-time.ts";
import { movedFields, sameFields } from "../duplicating/copied-fields.ts";
import { dueOfCopy } from "../duplicating/due-of-copy.ts";
import { EventIn } from "../editing/edit-event.contract.ts";
import type { Event } from "../events.contract.ts";

/** What a template holds, as its row has it. */
export const TemplateContent = z.object({
  /** When the event began, in Japan. */
  start: z.object({ weekday: z.int().min(0).max(6), time: z.string() }),
  /** The other moments by their fields, in milliseconds from the start; that of `priority_access` is its end. */
  moments: z.record(z.string(), z.number()),
  /** What the create call takes, without moments. */
  event: z.record(z.string(), z.unknown()),
  /** What later features prepare, by their names. */
  parts: z.record(z.string(), z.unknown()),
});
export type TemplateContent = z.infer<typeof TemplateContent>;

/** @param event as its managers read it, with the address of its meeting */
export function contentOf(event: Event, parts: TemplateContent["parts"]): TemplateContent {
  const start = new Date(event.start_at);
  const { is_online, language_events, apply_questions, priority_access } = event;
  const texts = language_events.filter(
    ({ is_main, title, place_name }) => is_main || (title.trim() && (is_online || place_name.trim())),
  );
  return {
    start: { weekday: tokyoParts(start).weekday, time: toEditTime(start).slice(-5) },
    moments: Object.fromEntries(
      [...momentsOf(event)].map(([name, moment]) => [name, moment.getTime() - start.getTime()]),
    ),
    event: {
      ...Object.fromEntries(sameFields.map((name) => [name, event[name]])),
      priority_access: priority_access && { ...priority_access, until: undefined },
      university_id: event.university_id,
      language_events_attributes: texts.map(({ id, ...text }) => text),
      apply_questions_attributes: apply_questions
        .filter(({ _destroy }) => !_destroy)
        .map(({ question_type_id, index, is_required, language_apply_questions }) => ({
          question_type_id,
          index,
          is_required,
          language_apply_questions_attributes: language_apply_questions.map(({ id, ...text }) => text),
        })),
    },
    parts,
  };
}

function* momentsOf(event: Event): Iterable<[string, Date]> {
  const dateOf = (text: string | null | undefined) => (text ? new Date(text) : null);
  const due = dueOfCopy(event.selection, dateOf(event.apply_due), dateOf(event.lottery_at));
  for (const name of movedFields) {
    const moment = name === "apply_due" ? due : dateOf(event[name]);
    if (moment) yield [name, moment];
  }
  const until = dateOf(event.priority_access?.until);
  if (until) yield ["priority_access", until];
}

/**
 * What is sent for a new event of a template. Each field is read anew, as if somebody sent it today: one that is not known any more, or
 * says what could not be said now, is left out, and the create call tells what is missing then.
 */
export function eventOfTemplate({ event, moments }: TemplateContent, start: Date): EventIn {
  const momentOf = (name: string) => {
    const distance = moments[name];
    return distance === undefined ? null : toWireTime(new Date(start.getTime() + distance));
  };
  const priority = event.priority_access as object | null | undefined;
  const wire: Record<string, unknown> = {
    ...event,
    ...Object.fromEntries(movedFields.map((name) => [name, momentOf(name)])),
    start_at: toWireTime(start),
    is_published: false,
    priority_access: priority ? { ...priority, until: momentOf("priority_access") } : null,
  };
  const read = Object.entries(EventIn.shape).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(wire[name]);
    return success && data !== undefined ? [[name, data]] : [];
  });
  return Object.fromEntries(read) as EventIn;
}
