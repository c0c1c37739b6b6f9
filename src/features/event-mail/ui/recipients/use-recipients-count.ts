import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import type { applicantMailContracts } from "../../message/applicant-mails.contract.ts";
import { isChosen, type RecipientsValues, recipientsBody } from "./recipients-values.ts";

const api = apiClient<typeof applicantMailContracts>();

/** To how many a mail would go now, as the query counts them that writes it; null while it is not known. */
export function useRecipientsCount(eventId: number, values: RecipientsValues): number | null {
  const body = recipientsBody(values);
  const isAsked = isChosen(values);
  const { data } = useQuery({
    queryKey: ["event-mail", "recipients-count", eventId, body],
    queryFn: async () =>
      (await api("POST /events/{id}/applicant_mails/count", { params: { id: eventId }, body })).data.count,
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return isAsked ? (data ?? null) : null;
}
