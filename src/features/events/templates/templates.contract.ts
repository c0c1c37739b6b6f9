import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { maxTemplateNameLength } from "../../../shared/limits/max-lengths-for-organizers.ts";
import { Id, line, pathId, TimeIn, WireTime } from "../../../shared/wire.ts";
import { Event } from "../events.contract.ts";

export const EventTemplate = z.object({
  id: Id,
  name: z.string(),
  /** Of the event, in its main language. */
  title: z.string(),
  /** The weekday on which the event began in Japan, 0 (Sunday) to 6. */
  weekday: z.int(),
  /** The time at which it began in Japan: `18:00`. */
  start_time: z.string(),
  created_at: WireTime,
});
export type EventTemplate = z.infer<typeof EventTemplate>;

const OrganizationPath = z.object({ id: pathId("organization") });
const TemplatePath = z.object({ id: pathId("organization"), template_id: pathId("event_template") });
const name = line(maxTemplateNameLength).min(1, "blank");

export const templateContracts = {
  "GET /organizations/{id}/event_templates": defineContract({
    summary: "The organization's templates, by name",
    params: OrganizationPath,
    answer: z.array(EventTemplate),
  }),
  "POST /organizations/{id}/event_templates": defineContract({
    summary:
      "Keep what an event of the organization says as a template, at most 50: what a duplicate has, with the weekday and time of its start in place of its dates",
    params: OrganizationPath,
    body: z.object({ event_id: Id, name }),
    answer: EventTemplate,
    refusals: [429],
  }),
  "PUT /organizations/{id}/event_templates/{template_id}": defineContract({
    summary:
      "Rename a template, or let it hold what another event of the organization says (`event_id`); what is left out stays",
    params: TemplatePath,
    body: z
      .object({ name: name.optional(), event_id: Id.optional() })
      .refine((sent) => sent.name !== undefined || sent.event_id !== undefined, {
        path: ["name"],
        message: "blank",
      }),
    answer: EventTemplate,
  }),
  "DELETE /organizations/{id}/event_templates/{template_id}": defineContract({
    summary: "Delete a template; events that were made of it stay",
    params: TemplatePath,
    answer: EventTemplate,
  }),
  "POST /organizations/{id}/event_templates/{template_id}/events": defineContract({
    summary:
      "A new event of what the template says, unpublished, with its other moments as far from the start as before",
    params: TemplatePath,
    body: z.object({ start_at: TimeIn }),
    answer: Event,
    refusals: [429],
  }),
};
