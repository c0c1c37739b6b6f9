import { queryOptions } from "@tanstack/react-query";
import { apiClient } from "../../../platform/browser/api-client.ts";
import type { ApplicantCounts, applicantCountContracts } from "./applicant-counts.contract.ts";

const api = apiClient<typeof applicantCountContracts>();

/** How many have applied to an event by now, by state; for its managers. */
export async function fetchApplicantCounts(id: number): Promise<ApplicantCounts> {
  return (await api("GET /events/{id}/applicant_counts", { params: { id } })).data;
}

export const applicantCountsQuery = (id: number) =>
  queryOptions({ queryKey: ["events", "applicants", id], queryFn: () => fetchApplicantCounts(id) });
