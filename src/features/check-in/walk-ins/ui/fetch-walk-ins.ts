import { apiClient } from "../../../../platform/browser/api-client.ts";
import type { WalkIn, walkInContracts } from "../walk-ins.contract.ts";

const api = apiClient<typeof walkInContracts>();

export async function fetchWalkIns(eventId: number): Promise<WalkIn[]> {
  return (await api("GET /events/{id}/walk_ins", { params: { id: eventId } })).data;
}
