import { mapInSlices } from "../../../platform/threads/in-slices.ts";
import type { FindManagerDetails } from "../../events/events.server.ts";
import { presentPerson } from "../../organizations/organizations.server.ts";
import { areAnswersWithheld } from "../joint-use/answers-withheld.server.ts";
import { presentApplication } from "../present-application.ts";
import { readParticipants } from "./read-participants.server.ts";

/** As many as the contract has inside the event; the participants' own call has all of them, page by page. */
const applicationsAtMost = 1000;

/** Those who applied first, in any state, as the contract wants them inside the event, where they are not left out. */
export const findParticipantDetails = (async (context, eventId, asked) => {
  if (asked.withoutApplications) return {};
  const { platform, language } = context;
  const isWithheld = await areAnswersWithheld(context, eventId);
  const { rows, hasMore } = await readParticipants(platform.db, eventId, {}, null, applicationsAtMost);
  const people = rows.flatMap(({ person }) => person ?? []);
  return {
    applications: await mapInSlices(rows, ({ application }) =>
      presentApplication(isWithheld ? { ...application, answers: [] } : application, language),
    ),
    apply_users: await mapInSlices(people, (person) => presentPerson(person, language)),
    ...(hasMore && { applications_truncated: true as const }),
  };
}) satisfies FindManagerDetails;
