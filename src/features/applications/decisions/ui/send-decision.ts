import { apiClient } from "../../../../platform/browser/api-client.ts";
import { peopleAtOnce } from "../../../../shared/limits/people-at-once.ts";
import type { Decided, decisionContracts } from "../decisions.contract.ts";
import type { OrganizersDecision } from "../organizers-decisions.ts";

const calls = apiClient<typeof decisionContracts>();

/** Sends what was decided of any number of people, as many at once as the API takes. */
export async function sendDecision(
  eventId: number,
  decision: OrganizersDecision,
  userIds: readonly number[],
  message: string,
): Promise<Decided> {
  const decided: Decided = { done: [], refused: [] };
  for (let from = 0; from < userIds.length; from += peopleAtOnce) {
    const { data } = await calls("POST /events/{id}/applications/decisions", {
      params: { id: eventId },
      body: { decision, user_ids: userIds.slice(from, from + peopleAtOnce), message },
    });
    decided.done.push(...data.done);
    decided.refused.push(...data.refused);
  }
  return decided;
}
