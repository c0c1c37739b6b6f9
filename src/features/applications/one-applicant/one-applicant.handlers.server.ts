import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { findEvents, textOf } from "../../events/events.server.ts";
import { presentApplication } from "../present-application.ts";
import { cancelApplicant } from "./cancel-applicant.server.ts";
import { findHistory } from "./find-history.server.ts";
import { noteOnApplicant } from "./note-on-applicant.server.ts";
import { oneApplicantContracts as contracts } from "./one-applicant.contract.ts";
import { reopenAnswers } from "./reopen-answers.server.ts";

export const noteOnApplicantHandler = handler(
  contracts["PUT /events/{id}/applications/{user_id}/note"],
  ({ platform: { db, clock } }, { params, body }) =>
    noteOnApplicant(
      db,
      { eventId: params.id, userId: params.user_id },
      body.note,
      clock.now(),
      body.note_before,
    ),
);

export const cancelApplicantHandler = handler(
  contracts["PUT /events/{id}/applications/{user_id}/cancel"],
  async ({ platform: { db, clock }, language }, { params, body }) => {
    const asked = { eventId: params.id, userId: params.user_id };
    const row = await cancelApplicant(db, asked, body.message ?? "", clock.now());
    return presentApplication(row, language);
  },
);

export const reopenAnswersHandler = handler(
  contracts["PUT /events/{id}/applications/{user_id}/reopen"],
  async ({ platform: { db, clock } }, { params, body }) => {
    const asked = { eventId: params.id, userId: params.user_id };
    const { user_id, until } = await reopenAnswers(db, asked, body.until, clock.now());
    return { user_id, until: until && toWireTime(until) };
  },
);

export const showHistoryHandler = handler(
  contracts["GET /events/{id}/applications/{user_id}/history"],
  async (context, { params }) => {
    const { db } = context.platform;
    const { user, apiToken } = sessionOf(context);
    const rows = await findHistory(db, {
      eventId: params.id,
      userId: params.user_id,
      callerId: user.id,
      organizationId: apiToken?.organizationId,
    });
    const events = await findEvents(
      db,
      rows.map(({ event_id }) => event_id),
    );
    return rows.flatMap((row) => {
      const event = events.find(({ id }) => id === row.event_id);
      if (!event) return [];
      return [
        {
          event: {
            id: event.id,
            title: textOf(event, context.language).title,
            start_at: toWireTime(row.start_at),
          },
          state: row.state,
          checked_in_at: row.checked_in_at && toWireTime(row.checked_in_at),
        },
      ];
    });
  },
);
