import { queryOptions } from "@tanstack/react-query";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import type { ApplicationState } from "../../../../shared/application-states.ts";
import type { UserRow } from "../../../organizations/organizations.contract.ts";
import type { applicationContracts, Participant } from "../../applications.contract.ts";
import { joinPages } from "./join-pages.ts";

const applications = apiClient<typeof applicationContracts>();
const perPage = 500;

interface Person {
  user: UserRow;
  state: ApplicationState;
}

/** Everybody who has applied to an event and has an account, in every state. */
export const peopleOfEventQuery = (eventId: number) =>
  queryOptions({ queryKey: ["events", "people", eventId], queryFn: () => fetchPeople(eventId) });

async function fetchPeople(eventId: number): Promise<Person[]> {
  const pages: { participants: Participant[] }[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof fetchPage>> = await fetchPage(eventId, cursor);
    pages.push({ participants: page.data });
    cursor = page.next_cursor ?? null;
  } while (cursor !== null);
  return joinPages(pages).flatMap(({ user, state }) => (user ? [{ user, state }] : []));
}

const fetchPage = (eventId: number, cursor: string | null) =>
  applications("GET /events/{id}/participants", {
    params: { id: eventId },
    query: { limit: perPage, ...(cursor !== null && { cursor }) },
  });
