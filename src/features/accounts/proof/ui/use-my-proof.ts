import { useQuery } from "@tanstack/react-query";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { useSignedInUser } from "../../ui/current-user.tsx";
import type { proofContracts } from "../proof.contract.ts";

const api = apiClient<typeof proofContracts>();

/**
 * How the current user proves themselves, and until when they need not. Within a `QueryProvider`.
 * @param isAsked false while nobody asks for a proof yet
 */
export function useMyProof(isAsked = true) {
  const user = useSignedInUser();
  return useQuery({
    queryKey: ["proof", user?.id],
    queryFn: async () => (await api("GET /users/own/proof")).data,
    enabled: isAsked && Boolean(user),
    // It may have been given in another tab.
    refetchOnWindowFocus: true,
  });
}
