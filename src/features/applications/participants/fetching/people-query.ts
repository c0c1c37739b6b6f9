import { queryOptions } from "@tanstack/react-query";
import type { ApplicationState } from "../../../../shared/application-states.ts";
import type { UserRow } from "../../../organizations/organizations.contract.ts";
import { fetchParticipantsPage, laterPage, type ParticipantsPage } from "./fetch-participants.ts";
import { joinPages } from "./join-pages.ts";

interface Person {
  user: UserRow;
  state: ApplicationState;
}

/** Everybody who has applied to an event and has an account, in every state. */
export const peopleOfEventQuery = (eventId: number) =>
  queryOptions({ queryKey: ["events", "people", eventId], queryFn: () => fetchPeople(eventId) });

async function fetchPeople(eventId: number): Promise<Person[]> {
  const pages: ParticipantsPage[] = [];
  let cursor: string | null = null;
  do {
    const page: ParticipantsPage = await fetchParticipantsPage(eventId, cursor, laterPage);
    pages.push(page);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return joinPages(pages).flatMap(({ user, state }) => (user ? [{ user, state }] : []));
}
