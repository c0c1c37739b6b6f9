import { queryOptions } from "@tanstack/react-query";
import { apiClient } from "../../../../../platform/browser/api-client.ts";
import type { followingContracts } from "../../following/following.contract.ts";

export const followingApi = apiClient<typeof followingContracts>();

/** The events that follow one in its series, for who manages them. */
export const followingQuery = (id: number) =>
  queryOptions({
    queryKey: ["events", "following", id],
    queryFn: async () => (await followingApi("GET /events/{id}/following", { params: { id } })).data,
  });
