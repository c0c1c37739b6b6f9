import type { Executor } from "../../platform/db/client.server.ts";
import { handler, Page } from "../../platform/http/handler.server.ts";
import { type RequestContext, sessionOf } from "../../platform/http/request-context.server.ts";
import { mapInSlices } from "../../platform/threads/in-slices.ts";
import { isActive, isComing } from "../../shared/application-states.ts";
import {
  findEvents,
  findMeetingUrl,
  isPublic,
  presentEvent,
  requireVisibleEvent,
} from "../events/events.server.ts";
import { organizationContracts } from "../organizations/organizations.contract.ts";
import { findAccommodationRequests } from "./accommodation/find-accommodation-requests.server.ts";
import {
  presentAppliedApplication,
  presentMyApplication,
  presentMyApplications,
} from "./actions/present-my-application.server.ts";
import { findApplication, findApplicationsOf, isApplying } from "./application-rows.server.ts";
import { applicationContracts as contracts } from "./applications.contract.ts";
import { applyToEvent, readToApply } from "./applying/apply-to-event.server.ts";
import { cancelApplication } from "./applying/cancel-application.server.ts";
import { areAnswersWithheld } from "./joint-use/answers-withheld.server.ts";
import { limitApplicationChanges } from "./limit-application-changes.server.ts";
import { findAffiliationsOf } from "./participants/find-affiliations-of.server.ts";
import { listParticipants } from "./participants/list-participants.server.ts";
import { listPastParticipants } from "./participants/list-past-participants.server.ts";
import { presentParticipant } from "./participants/present-participant.server.ts";
import { presentForApplicant } from "./present-for-applicant.server.ts";
import { acceptOffer } from "./queue/accept-offer.server.ts";
import {
  cancelReminder,
  findRemindedEventIds,
  hasReminder,
  setReminder,
} from "./remind-later/remind-of-event.server.ts";

export const showApplicationPresenceHandler = handler(
  contracts["GET /events/{id}/applications/present"],
  (context, { params }) => isPresent(context, params.id, (db, userId) => isApplying(db, params.id, userId)),
);

export const showMyApplicationHandler = handler(
  contracts["GET /events/{id}/applications/own"],
  async (context, { params }) => {
    const { db } = context.platform;
    const userId = sessionOf(context).user.id;
    await requireVisibleEvent(db, params.id, userId, "own_application");
    const row = await findApplication(db, params.id, userId);
    if (!row) return null;
    const meeting_url = isComing(row.state) ? await findMeetingUrl(db, params.id) : null;
    const application = await presentMyApplication(context.platform, row, context.language);
    return { ...application, ...(meeting_url !== null && { meeting_url }) };
  },
);

export const applyToEventHandler = handler(
  contracts["POST /events/{id}/applications/apply"],
  async (context, { params, body }) => {
    const { db, clock } = context.platform;
    const { user } = sessionOf(context);
    const read = await readToApply(db, params.id, user.id);
    // The page applies when it is opened, so opening it again does not count.
    if (!isActive(read.state)) await limitChanges(context);
    const sent = {
      answers: body.application?.apply_question_answers ?? null,
      accommodation: body.application?.accommodation,
      asksBeforePromotion: body.application?.asks_before_promotion ?? undefined,
      source: body.application?.source ?? undefined,
    };
    const row = await applyToEvent(db, params.id, user, read, sent, clock.now());
    return presentAppliedApplication(context.platform, read, row, context.language);
  },
);

export const cancelApplicationHandler = handler(
  contracts["PUT /events/{id}/applications/cancell"],
  async (context, { params }) => {
    const { db, clock } = context.platform;
    await limitChanges(context);
    const row = await cancelApplication(db, params.id, sessionOf(context).user.id, clock.now());
    return presentMyApplication(context.platform, row, context.language);
  },
);

export const acceptOfferHandler = handler(
  contracts["PUT /events/{id}/applications/accept_offer"],
  async (context, { params }) => {
    const { db, clock } = context.platform;
    const row = await acceptOffer(db, params.id, sessionOf(context).user.id, clock.now());
    return presentMyApplication(context.platform, row, context.language);
  },
);

export const showReminderPresenceHandler = handler(
  contracts["GET /events/{id}/event_reminds/present"],
  (context, { params }) => isPresent(context, params.id, (db, userId) => hasReminder(db, params.id, userId)),
);

export const remindOfEventHandler = handler(
  contracts["POST /events/{id}/event_reminds/apply"],
  async (context, { params }) => {
    const { db, clock } = context.platform;
    const userId = sessionOf(context).user.id;
    await limitChanges(context);
    await setReminder(db, params.id, userId, clock.now());
    return { event_id: params.id, user_id: userId, is_cancelled: false };
  },
);

export const cancelReminderHandler = handler(
  contracts["PUT /events/{id}/event_reminds/cancell"],
  async (context, { params }) => {
    const { db, clock } = context.platform;
    const userId = sessionOf(context).user.id;
    await limitChanges(context);
    await cancelReminder(db, params.id, userId, clock.now());
    return { event_id: params.id, user_id: userId, is_cancelled: true };
  },
);

export const listMyApplicationsHandler = handler(
  contracts["GET /users/own/applications"],
  async (context) => {
    const { db } = context.platform;
    const rows = await findApplicationsOf(db, sessionOf(context).user.id);
    const events = await findEvents(
      db,
      rows.map(({ event_id }) => event_id),
    );
    const applications = await presentMyApplications(context.platform, rows, context.language);
    const byEvent = new Map(rows.map(({ event_id }, place) => [event_id, applications[place]]));
    return events.flatMap((event) => {
      const application = byEvent.get(event.id);
      return application ? [{ ...application, event: presentForApplicant(event, context) }] : [];
    });
  },
);

export const listMyRemindersHandler = handler(contracts["GET /users/own/event_reminds"], async (context) => {
  const { db, clock } = context.platform;
  const events = await findEvents(
    db,
    await findRemindedEventIds(db, sessionOf(context).user.id, clock.now()),
  );
  return events
    .filter(isPublic)
    .sort((one, other) => one.start_at.getTime() - other.start_at.getTime())
    .map((event) => presentEvent(event, context));
});

/** Of all that an organization has hosted. */
export const listPastParticipantsHandler = handler(
  organizationContracts["GET /organizations/{id}/past_participants"],
  ({ platform, language }, { params }) =>
    listPastParticipants(platform.db, params.id, language, platform.clock.now()),
);

export const listParticipantsHandler = handler(
  contracts["GET /events/{id}/participants"],
  async (context, { params, query }) => {
    const { language, platform } = context;
    const isWithheld = await areAnswersWithheld(context, params.id);
    const page = await listParticipants(platform.db, params.id, { ...query, isWithheld }, language);
    const affiliations = await findAffiliationsOf(platform.db, page.rows, platform.clock.now());
    return new Page(
      await mapInSlices(page.rows, (row) =>
        presentParticipant(row, affiliations.get(row.application.user_id) ?? null, language, isWithheld),
      ),
      page.nextCursor,
    );
  },
);

export const listAccommodationRequestsHandler = handler(
  contracts["GET /events/{id}/accommodation_requests"],
  async (context, { params }) =>
    (await areAnswersWithheld(context, params.id))
      ? []
      : findAccommodationRequests(context.platform.db, params.id),
);

function limitChanges(context: RequestContext): Promise<unknown> {
  return limitApplicationChanges(context.platform, sessionOf(context).user.id);
}

/** Applicants get an answer even after the event was unpublished. */
async function isPresent(
  { platform: { db }, session }: RequestContext,
  eventId: number,
  find: (db: Executor, userId: number) => Promise<boolean>,
): Promise<boolean> {
  if (session && (await find(db, session.user.id))) return true;
  await requireVisibleEvent(db, eventId, session?.user.id);
  return false;
}
