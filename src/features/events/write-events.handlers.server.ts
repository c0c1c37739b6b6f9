import { endpoint } from "../../platform/http/handler.server.ts";
import { type CallContext, sessionOf } from "../../platform/http/request-context.server.ts";
import { limitTries } from "../../platform/limits/rate-limit.server.ts";
import { takeOverImage } from "../../platform/storage/claim-upload.server.ts";
import { AppError, notFound } from "../../shared/app-error.ts";
import { eventDuplicateCalls } from "./duplicating/duplicate-event.contract.ts";
import { duplicateEvent } from "./duplicating/duplicate-event.server.ts";
import { addEventLanguage } from "./editing/add-event-language.server.ts";
import { createEvent } from "./editing/create-event.server.ts";
import { eventWriteCalls as calls } from "./editing/edit-event.contract.ts";
import { updateEvent } from "./editing/update-event.server.ts";
import { cancelEvent } from "./ending/cancel-event.server.ts";
import { removeEvent } from "./ending/remove-event.server.ts";
import { findEvent } from "./event-rows.server.ts";
import type { Event } from "./events.contract.ts";
import { presentLanguageEvent } from "./present-event.ts";
import { type FindManagerParts, presentDetail } from "./read-events.handlers.server.ts";

/** Each stands in the calendar of everybody, and may be announced by mail. */
const creations = { name: "create_event", most: 60, seconds: 60 * 60 };

export const createEventEndpoint = (findManagerParts: FindManagerParts) =>
  endpoint(calls["POST /organizations/{id}/events/create"], async (context, { params, body }) => {
    const { platform } = context;
    await limitTries(platform, creations, String(sessionOf(context).user.id));
    const id = await createEvent(platform.db, {
      organizationId: params.id,
      sent: body.event,
      // Nothing can be staged for an event that is not there yet.
      thumbnail: (await takeOverThumbnail(context, 0, body.event.thumbnail_url)) ?? null,
      now: platform.clock.now(),
    });
    return presentForManager(context, id, findManagerParts);
  });

export const duplicateEventEndpoint = (findManagerParts: FindManagerParts) =>
  endpoint(eventDuplicateCalls["POST /events/{id}/duplicate"], async (context, { params: { id }, body }) => {
    const { platform } = context;
    const starts = body.start_at;
    for (const _ of starts) await limitTries(platform, creations, String(sessionOf(context).user.id));
    const ids = await duplicateEvent(platform.db, { id, starts, now: platform.clock.now() });
    const copies: Event[] = [];
    for (const copy of ids) copies.push(await presentForManager(context, copy, findManagerParts));
    return copies;
  });

export const updateEventEndpoint = (findManagerParts: FindManagerParts) =>
  endpoint(calls["PUT /events/{id}/update"], async (context, { params: { id }, body }) => {
    const { platform } = context;
    const thumbnail = await takeOverThumbnail(context, id, body.event.thumbnail_url);
    const now = platform.clock.now();
    const outcome = await updateEvent(platform.db, { id, sent: body.event, thumbnail, now });
    const current = await presentForManager(context, id, findManagerParts);
    if (outcome === "updated") return current;
    throw new AppError("conflict", { event: [{ code: "changed_by_someone_else" }] }, { current });
  });

export const addLanguage = endpoint(calls["POST /language_events/create"], async ({ platform }, { body }) =>
  presentLanguageEvent(await addEventLanguage(platform.db, body.event_id, body.language_id)),
);

export const removeEventEndpoint = (findManagerParts: FindManagerParts) =>
  endpoint(calls["DELETE /events/{id}"], async (context, { params: { id } }) => {
    const removed = await presentForManager(context, id, findManagerParts);
    await removeEvent(context.platform.db, id);
    return removed;
  });

export const cancelEventEndpoint = (findManagerParts: FindManagerParts) =>
  endpoint(calls["PUT /events/{id}/cancel"], async (context, { params: { id }, body }) => {
    const { db, clock } = context.platform;
    const sent = { message: body.message ?? null, messages: body.language_messages ?? [] };
    await cancelEvent(db, id, sent, clock.now());
    return presentForManager(context, id, findManagerParts);
  });

async function takeOverThumbnail(
  { platform }: CallContext,
  eventId: number,
  address: string | null | undefined,
): Promise<string | null | undefined> {
  if (!address) return address;
  return takeOverImage(platform, "thumbnail_url", address, { purpose: "event_header", eventId });
}

async function presentForManager(
  context: CallContext,
  id: number,
  findManagerParts: FindManagerParts,
): Promise<Event> {
  const row = await findEvent(context.platform.db, id);
  if (!row) throw notFound("event");
  return presentDetail(context, row, findManagerParts);
}
