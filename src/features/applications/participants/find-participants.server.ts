import type { Executor } from "../../../platform/db/client.server.ts";
import type { Language } from "../../../shared/languages.ts";
import type { Event } from "../../events/events.contract.ts";
import { presentPerson, selectPeople } from "../../organizations/organizations.server.ts";
import { selectApplications } from "../application-rows.server.ts";
import { presentApplication } from "../present-application.ts";

/** Everybody who has applied, also those who cancelled, in the order of their applications; for managers alone. */
export async function participantsOf(
  db: Executor,
  eventId: number,
  language: Language,
): Promise<Pick<Event, "applications" | "apply_users">> {
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
}
