import { handler } from "../../../platform/http/handler.server.ts";
import { type RequestContext, sessionOf } from "../../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import {
  findOrganization,
  presentOrganization,
  withHiddenImages,
} from "../../organizations/organizations.server.ts";
import { presentDetail } from "../present-detail.server.ts";
import { findEvent } from "../shared-event-reads.server.ts";
import { countConsequencesOfHold, countConsequencesOfSuspension } from "./count-hold-consequences.server.ts";
import { answerHold, listHoldAnswers } from "./hold-answers.server.ts";
import { holdEvent, releaseEvent } from "./hold-event.server.ts";
import type { HoldSubject } from "./hold-subject.ts";
import { holdContracts as contracts } from "./holds.contract.ts";
import { listHolds } from "./list-holds.server.ts";
import { restoreOrganization, suspendOrganization } from "./suspend-organization.server.ts";

export const listHoldsHandler = handler(contracts["GET /uniteam/holds"], ({ platform, language }) =>
  listHolds(platform, language),
);

export const showEventHoldHandler = handler(
  contracts["GET /uniteam/events/{id}/hold"],
  ({ platform }, { params }) => countConsequencesOfHold(platform, params.id),
);

export const holdEventHandler = handler(
  contracts["PUT /uniteam/events/{id}/hold"],
  async (context, { params, body }) => {
    await holdEvent(context.platform, params.id, body.reason, sessionOf(context).user.id);
    return presentForTeam(context, params.id);
  },
);

export const releaseEventHandler = handler(
  contracts["PUT /uniteam/events/{id}/release"],
  async (context, { params }) => {
    await releaseEvent(context.platform, params.id, sessionOf(context).user.id);
    return presentForTeam(context, params.id);
  },
);

export const showSuspensionHandler = handler(
  contracts["GET /uniteam/organizations/{id}/suspend"],
  ({ platform }, { params }) => countConsequencesOfSuspension(platform, params.id),
);

export const suspendOrganizationHandler = handler(
  contracts["PUT /uniteam/organizations/{id}/suspend"],
  async (context, { params, body }) => {
    await suspendOrganization(context.platform, params.id, body.reason, sessionOf(context).user.id);
    return presentSuspended(context, params.id);
  },
);

export const restoreOrganizationHandler = handler(
  contracts["PUT /uniteam/organizations/{id}/restore"],
  async (context, { params }) => {
    await restoreOrganization(context.platform, params.id, sessionOf(context).user.id);
    return presentSuspended(context, params.id);
  },
);

export const listEventHoldAnswersHandler = handler(
  contracts["GET /events/{id}/hold/answers"],
  ({ platform }, { params }) => listHoldAnswers(platform.db, { eventId: params.id }),
);

export const answerEventHoldHandler = handler(
  contracts["POST /events/{id}/hold/answers"],
  (context, { params, body }) => answer(context, { eventId: params.id }, body.text),
);

export const listSuspensionAnswersHandler = handler(
  contracts["GET /organizations/{id}/suspension/answers"],
  ({ platform }, { params }) => listHoldAnswers(platform.db, { organizationId: params.id }),
);

export const answerSuspensionHandler = handler(
  contracts["POST /organizations/{id}/suspension/answers"],
  (context, { params, body }) => answer(context, { organizationId: params.id }, body.text),
);

/** Each is mailed to the operator. */
const answersOfPerson = { name: "answer_hold", max: 5, seconds: 24 * 60 * 60 };

async function answer(context: RequestContext, about: HoldSubject, text: string) {
  const authorId = sessionOf(context).user.id;
  const attempt = await limitAttempts(context.platform, answersOfPerson, String(authorId));
  try {
    return await answerHold(context.platform, { about, authorId, text });
  } catch (error) {
    // Nobody was mailed.
    await attempt.undo();
    throw error;
  }
}

async function presentForTeam(context: RequestContext, id: number) {
  const row = await findEvent(context.platform.db, id);
  if (!row) throw notFound("event");
  return { held_at: null, hold_reason: null, ...(await presentDetail(context, row, { isManager: false })) };
}

async function presentSuspended({ platform, language, session }: RequestContext, id: number) {
  const { db, settings, clock } = platform;
  const row = await findOrganization(db, id);
  if (!row) throw notFound("organization");
  const userId = session?.user.id ?? null;
  const reader = { language, userId, settings, clock, isUniteam: true };
  return withHiddenImages(platform, row, presentOrganization(row, reader));
}
