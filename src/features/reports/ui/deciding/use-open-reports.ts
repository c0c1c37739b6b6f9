import { useQuery } from "@tanstack/react-query";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import type { reportContracts } from "../../reports.contract.ts";

const api = apiClient<typeof reportContracts>();

/** How many reports nobody has looked at; 0 while it is not known. */
export function useOpenReports(): number {
  const { data = 0 } = useQuery({
    queryKey: ["reports", "open count"],
    queryFn: async () =>
      (await api("GET /uniteam/reports", { query: { state: "open", limit: 1 } })).total ?? 0,
  });
  return data;
}
