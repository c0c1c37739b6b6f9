import type { FindManagerDetails } from "../../events/events.server.ts";
import { presentPerson, selectPeople } from "../../organizations/organizations.server.ts";
import { selectApplications } from "../application-rows.server.ts";
import { presentApplication } from "../present-application.ts";

/** Everybody who has applied, also those who cancelled, in the order of their applications. */
export const findParticipantDetails = (async ({ platform: { db }, language }, eventId) => {
  const applications = await selectApplications(db)
    .where("a.event_id", "=", eventId)
    .orderBy("a.applied_at")
    .orderBy("a.id")
    .execute();
  const people = await selectPeople(db)
    .where("u.id", "in", (eb) =>
      eb.selectFrom("applications").select("user_id").where("event_id", "=", eventId),
    )
    .execute();
  return {
    applications: applications.map((row) => presentApplication(row, language)),
    apply_users: people.map((row) => presentPerson(row, language)),
  };
}) satisfies FindManagerDetails;
