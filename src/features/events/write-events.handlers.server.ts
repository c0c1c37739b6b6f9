import { handler } from "../../platform/http/handler.server.ts";
import { AppError } from "../../shared/app-error.ts";
import { eventDuplicateContracts } from "./duplicating/duplicate-event.contract.ts";
import { duplicateEvent } from "./duplicating/duplicate-event.server.ts";
import { addEventLanguage } from "./editing/add-event-language.server.ts";
import { readChangeReason } from "./editing/change-reason.ts";
import { createEvent } from "./editing/create-event.server.ts";
import { eventWriteContracts as contracts } from "./editing/edit-event.contract.ts";
import { claimThumbnail } from "./editing/header-image/claim-thumbnail.server.ts";
import { limitEventCreations } from "./editing/limit-event-creations.server.ts";
import { presentForManager } from "./editing/present-for-manager.server.ts";
import { updateEvent } from "./editing/update-event.server.ts";
import { cancelEvent } from "./ending/cancel-event.server.ts";
import { removeEvent } from "./ending/remove-event.server.ts";
import type { Event } from "./events.contract.ts";
import { withReadings } from "./japanese/fill-readings.server.ts";
import { presentLanguageEvent } from "./present-event.server.ts";
import { prepareEventTexts } from "./search/analysis/analyse-event-texts.server.ts";

export const createEventHandler = handler(
  contracts["POST /organizations/{id}/events/create"],
  async (context, { params, body }) => {
    const { platform } = context;
    await limitEventCreations(context);
    const sent = await withReadings(platform.db, null, body.event);
    await prepareEventTexts(platform, null, sent);
    const id = await createEvent(platform, {
      organizationId: params.id,
      sent,
      // Nothing can be staged for an event that is not there yet.
      thumbnail: (await claimThumbnail(context, 0, body.event.thumbnail_url)) ?? null,
      now: platform.clock.now(),
    });
    return presentForManager(context, id);
  },
);

export const duplicateEventHandler = handler(
  eventDuplicateContracts["POST /events/{id}/duplicate"],
  async (context, { params: { id }, body }) => {
    const { platform } = context;
    const starts = body.start_at;
    await limitEventCreations(context, starts.length);
    const now = platform.clock.now();
    const ids = await duplicateEvent(platform, { id, starts, heldStarts: body.held_start_at, now });
    const copies: Event[] = [];
    for (const copy of ids) copies.push(await presentForManager(context, copy));
    return copies;
  },
);

export const updateEventHandler = handler(
  contracts["PUT /events/{id}/update"],
  async (context, { params: { id }, body }) => {
    const { platform } = context;
    const thumbnail = await claimThumbnail(context, id, body.event.thumbnail_url);
    const now = platform.clock.now();
    const sent = await withReadings(platform.db, id, body.event);
    await prepareEventTexts(platform, id, sent);
    const outcome = await updateEvent(platform, {
      id,
      sent,
      thumbnail,
      reason: readChangeReason(body),
      now,
    });
    const current = await presentForManager(context, id);
    if (outcome === "updated") return current;
    throw new AppError("conflict", { event: [{ code: "changed_by_someone_else" }] }, { current });
  },
);

export const addEventLanguageHandler = handler(
  contracts["POST /language_events/create"],
  async ({ platform }, { body }) =>
    presentLanguageEvent(await addEventLanguage(platform.db, body.event_id, body.language_id)),
);

export const removeEventHandler = handler(
  contracts["DELETE /events/{id}"],
  async (context, { params: { id } }) => {
    const removed = await presentForManager(context, id);
    await removeEvent(context.platform, id);
    return removed;
  },
);

export const cancelEventHandler = handler(
  contracts["PUT /events/{id}/cancel"],
  async (context, { params: { id }, body }) => {
    const sent = { message: body.message ?? null, messages: body.language_messages ?? [] };
    await cancelEvent(context.platform, id, sent);
    return presentForManager(context, id);
  },
);
