import { deleteAccount } from "../../src/features/accounts/deletion/delete-account.server.ts";
import { applyToEvent, readToApply } from "../../src/features/applications/applying/apply-to-event.server.ts";
import { cancelApplication } from "../../src/features/applications/applying/cancel-application.server.ts";
import { decideOnApplicants } from "../../src/features/applications/decisions/decide-on-applicants.server.ts";
import type { OrganizersDecision } from "../../src/features/applications/decisions/organizers-decisions.ts";
import { acceptOffer } from "../../src/features/applications/queue/accept-offer.server.ts";
import type { EventIn } from "../../src/features/events/editing/edit-event.contract.ts";
import { updateEvent } from "../../src/features/events/editing/update-event.server.ts";
import { cancelEvent } from "../../src/features/events/ending/cancel-event.server.ts";
import { holdEvent, releaseEvent } from "../../src/features/events/holds/hold-event.server.ts";
import {
  restoreOrganization,
  suspendOrganization,
} from "../../src/features/events/holds/suspend-organization.server.ts";
import type { Platform } from "../../src/platform/platform.ts";
import type { Session } from "../../src/platform/session/session.server.ts";
import { AppError } from "../../src/shared/app-error.ts";
import type { MadeUser } from "../factories/users.ts";
import type { Action } from "./places-model.ts";
import type { Played } from "./read-site.ts";

/** Does the action with the program, and answers as the model does. */
export async function doOnSite(
  platform: Platform,
  { eventId, owner, people }: Played,
  action: Action,
): Promise<string> {
  const { db, clock } = platform;
  const now = clock.now();
  const personOf = (who: number) => people[who] as MadeUser;
  const update = (sent: EventIn) => updateEvent(platform, { id: eventId, sent, thumbnail: undefined, now });
  try {
    if (action.kind === "decide") {
      const userIds = action.people.map((who) => personOf(who).id);
      return await decide(platform, eventId, userIds, action.decision);
    }
    if (action.kind === "apply") await apply(platform, eventId, personOf(action.person), action.asks);
    if (action.kind === "cancel") await cancelApplication(db, eventId, personOf(action.person).id, now);
    if (action.kind === "accept_offer") await acceptOffer(db, eventId, personOf(action.person).id, now);
    if (action.kind === "delete_account") {
      await deleteAccount(platform, { user: personOf(action.person) } as unknown as Session, undefined);
    }
    if (action.kind === "cancel_event") await cancelEvent(platform, eventId, { message: null, messages: [] });
    if (action.kind === "set_places") await update({ max_participant_num: action.places });
    if (action.kind === "set_waiting_list") await update({ has_waiting_list: action.isOn });
    if (action.kind === "publish") await update({ is_published: action.isPublished });
    if (action.kind === "hold") await holdEvent(platform, eventId, "It is looked into.");
    if (action.kind === "release") await releaseEvent(platform, eventId);
    if (action.kind === "suspend") await suspendOrganization(platform, owner, "It is looked into.");
    if (action.kind === "restore") await restoreOrganization(platform, owner);
    return "done";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return problemOf(error);
  }
}

const problemOf = ({ fields }: AppError) =>
  Object.entries(fields)
    .map(([field, [problem]]) => `${field} ${problem?.code}`)
    .join(",");

async function apply(
  { db, clock }: Platform,
  eventId: number,
  person: MadeUser,
  asksBeforePromotion: boolean | undefined,
): Promise<void> {
  const read = await readToApply(db, eventId, person.id);
  await applyToEvent(db, eventId, person, read, { answers: null, asksBeforePromotion }, clock.now());
}

async function decide(
  { db, clock }: Platform,
  eventId: number,
  userIds: number[],
  decision: OrganizersDecision,
): Promise<string> {
  const { refused } = await decideOnApplicants(db, eventId, { decision, userIds, message: "" }, clock.now());
  const outcomes = userIds.map((id) => {
    const refusal = refused.find(({ userId }) => userId === id);
    return refusal ? problemOf(refusal.error) : "done";
  });
  return outcomes.join(",");
}
