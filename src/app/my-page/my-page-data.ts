import { useQuery } from "@tanstack/react-query";
import type { accountContracts } from "../../features/accounts/accounts.contract.ts";
import type { applicationContracts } from "../../features/applications/applications.contract.ts";
import type { organizationContracts } from "../../features/organizations/organizations.contract.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import type { ContractAnswer } from "../../shared/contract.ts";
import { useLanguage } from "../../ui/texts/texts.tsx";

const applications = apiClient<typeof applicationContracts>();
const organizations = apiClient<typeof organizationContracts>();
const accounts = apiClient<typeof accountContracts>();

/** The data of the current user. */
export interface MyPageData {
  applications: ContractAnswer<(typeof applicationContracts)["GET /users/own/applications"]>;
  reminded: ContractAnswer<(typeof applicationContracts)["GET /users/own/event_reminds"]>;
  follows: ContractAnswer<(typeof organizationContracts)["GET /users/own/follows"]>;
  preferences: ContractAnswer<(typeof accountContracts)["GET /users/own/mail_preferences"]>;
}

async function fetchMyPageData(): Promise<MyPageData> {
  const [applied, reminded, followed, preferences] = await Promise.all([
    applications("GET /users/own/applications"),
    applications("GET /users/own/event_reminds"),
    organizations("GET /users/own/follows"),
    accounts("GET /users/own/mail_preferences", { query: {} }),
  ]);
  return {
    applications: applied.data,
    reminded: reminded.data,
    follows: followed.data,
    preferences: preferences.data,
  };
}

/** Fetched in the browser, because only there is known who asks. */
export function useMyPageData(userId: number) {
  const {
    data: own,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ["my-page", userId, useLanguage()],
    queryFn: fetchMyPageData,
  });
  return { own, hasFailed: isError && !isFetching, again: () => void refetch() };
}
