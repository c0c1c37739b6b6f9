import type { FindManagerDetails } from "../../events/events.server.ts";
import { presentPerson } from "../../organizations/organizations.server.ts";
import { presentApplication } from "../present-application.ts";
import { findParticipants } from "./find-participants.server.ts";

/** So that one answer stays within tens of megabytes; the participants' own call has all of them. */
const max = 10_000;

/** Those who applied first, in any state, as the contract wants them inside the event. */
export const findParticipantDetails = (async ({ platform: { db }, language }, eventId) => {
  const rows = await findParticipants(db, eventId, {}, null, max);
  return {
    applications: rows.map(({ application }) => presentApplication(application, language)),
    apply_users: rows.flatMap(({ person }) => (person ? [presentPerson(person, language)] : [])),
  };
}) satisfies FindManagerDetails;
