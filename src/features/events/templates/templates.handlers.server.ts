import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { limitEventCreations } from "../editing/limit-event-creations.server.ts";
import { presentForManager } from "../editing/present-for-manager.server.ts";
import { createFromTemplate } from "./create-from-template.server.ts";
import {
  changeTemplate,
  findTemplates,
  removeTemplate,
  type StoredTemplate,
  saveTemplate,
} from "./event-templates.server.ts";
import { templateContracts as contracts, type EventTemplate } from "./templates.contract.ts";

const savings = { name: "save_event_template", max: 60, seconds: 60 * 60 };

export const listTemplatesHandler = handler(
  contracts["GET /organizations/{id}/event_templates"],
  async ({ platform }, { params }) => (await findTemplates(platform.db, params.id)).map(present),
);

export const saveTemplateHandler = handler(
  contracts["POST /organizations/{id}/event_templates"],
  async (context, { params, body: { event_id, name } }) => {
    const { platform, language } = context;
    await limitAttempts(platform, savings, String(sessionOf(context).user.id));
    const wished = { organizationId: params.id, eventId: event_id, name, language };
    return present(await saveTemplate(platform, wished));
  },
);

export const changeTemplateHandler = handler(
  contracts["PUT /organizations/{id}/event_templates/{template_id}"],
  async ({ platform, language }, { params: { id, template_id }, body }) => {
    const change = { organizationId: id, id: template_id, name: body.name, eventId: body.event_id, language };
    return present(await changeTemplate(platform, change));
  },
);

export const removeTemplateHandler = handler(
  contracts["DELETE /organizations/{id}/event_templates/{template_id}"],
  async ({ platform }, { params: { id, template_id } }) =>
    present(await removeTemplate(platform, id, template_id)),
);

export const createFromTemplateHandler = handler(
  contracts["POST /organizations/{id}/event_templates/{template_id}/events"],
  async (context, { params: { id, template_id }, body }) => {
    await limitEventCreations(context);
    const asked = { organizationId: id, templateId: template_id, start: body.start_at };
    return presentForManager(context, await createFromTemplate(context.platform, asked));
  },
);

function present({ id, name, title, start, created_at }: StoredTemplate): EventTemplate {
  const { weekday, time } = start;
  return { id, name, title, weekday, start_time: time, created_at: toWireTime(created_at) };
}
