import { apiClient } from "../../../../platform/browser/api-client.ts";
import type { ListedName, nameListContracts } from "../name-list.contract.ts";

const api = apiClient<typeof nameListContracts>();

export async function fetchNameList(eventId: number): Promise<ListedName[]> {
  return (await api("GET /events/{id}/name_list", { params: { id: eventId } })).data;
}
