import { type CallContext, sessionOf } from "../../platform/http/call-context.server.ts";
import { endpoint } from "../../platform/http/endpoint.server.ts";
import { notFound } from "../../shared/app-error.ts";
import { findEvents, isEventManager, presentEvent } from "../events/door.server.ts";
import { findApplication, selectApplications } from "./application-rows.server.ts";
import { applyToEvent, cancelApplication } from "./apply-to-event.server.ts";
import { applicationCalls as calls } from "./contract.ts";
import { participantsCsv } from "./participants-csv.server.ts";
import { presentApplication } from "./present-application.ts";
import { cancelReminder, hasReminder, setReminder } from "./remind-of-event.server.ts";

export const showPresence = endpoint(
  calls["GET /events/{id}/applications/present"],
  async (context, { params }) => {
    await requireVisible(context, params.id);
    if (!context.session) return false;
    const application = await findApplication(context.platform.db, params.id, context.session.user.id);
    return application !== undefined && application.cancelled_at === null;
  },
);

export const apply = endpoint(
  calls["POST /events/{id}/applications/apply"],
  async (context, { params, body }) => {
    const { db, clock } = context.platform;
    const { user } = sessionOf(context);
    const answers = body.application?.apply_question_answers ?? null;
    return presentApplication(
      await applyToEvent(db, params.id, user, answers, clock.now()),
      context.language,
    );
  },
);

export const cancel = endpoint(
  calls["PUT /events/{id}/applications/cancell"],
  async (context, { params }) => {
    const { db, clock } = context.platform;
    const row = await cancelApplication(db, params.id, sessionOf(context).user.id, clock.now());
    return presentApplication(row, context.language);
  },
);

export const showReminderPresence = endpoint(
  calls["GET /events/{id}/event_reminds/present"],
  async (context, { params }) => {
    await requireVisible(context, params.id);
    return context.session ? hasReminder(context.platform.db, params.id, context.session.user.id) : false;
  },
);

export const remind = endpoint(
  calls["POST /events/{id}/event_reminds/apply"],
  async (context, { params }) => {
    const { db, clock } = context.platform;
    const userId = sessionOf(context).user.id;
    await setReminder(db, params.id, userId, clock.now());
    return { event_id: params.id, user_id: userId, is_cancelled: false };
  },
);

export const cancelRemind = endpoint(
  calls["PUT /events/{id}/event_reminds/cancell"],
  async (context, { params }) => {
    const { db, clock } = context.platform;
    const userId = sessionOf(context).user.id;
    await requireVisible(context, params.id);
    await cancelReminder(db, params.id, userId, clock.now());
    return { event_id: params.id, user_id: userId, is_cancelled: true };
  },
);

export const listOwnApplications = endpoint(calls["GET /users/own/applications"], async (context) => {
  const { db } = context.platform;
  const rows = await selectApplications(db).where("a.user_id", "=", sessionOf(context).user.id).execute();
  const events = await findEvents(
    db,
    rows.map(({ event_id }) => event_id),
  );
  return events.flatMap((event) => {
    const row = rows.find(({ event_id }) => event_id === event.id);
    return row ? [{ ...presentApplication(row, context.language), event: presentEvent(event, context) }] : [];
  });
});

export const downloadParticipants = endpoint(
  calls["GET /events/{id}/participants.csv"],
  (context, { params }) => participantsCsv(context.platform.db, params.id, context.language),
);

async function requireVisible(context: CallContext, eventId: number): Promise<void> {
  const { db } = context.platform;
  const event = await db
    .selectFrom("events")
    .select("is_published")
    .where("id", "=", eventId)
    .executeTakeFirst();
  const isVisible =
    event?.is_published || (event && (await isEventManager(db, eventId, context.session?.user.id)));
  if (!isVisible) throw notFound("event");
}
