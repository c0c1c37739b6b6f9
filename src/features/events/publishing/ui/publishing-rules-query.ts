import { queryOptions } from "@tanstack/react-query";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import type { publishingRuleContracts } from "../publishing-rules.contract.ts";

const api = apiClient<typeof publishingRuleContracts>();

/** The limits of what an organization may publish and send at the moment; for its organizers. */
export const publishingRulesQuery = (id: number, event_id?: number) =>
  queryOptions({
    queryKey: ["organizations", "publishing rules", id, event_id],
    queryFn: async () => {
      const query = event_id === undefined ? {} : { event_id };
      return (await api("GET /organizations/{id}/publishing_rules", { params: { id }, query })).data;
    },
  });
