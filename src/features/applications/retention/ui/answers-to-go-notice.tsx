import { Alert } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { displayDate } from "../../../../shared/time/tokyo-time.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { answersToGoContracts } from "../answers-to-go.contract.ts";

const api = apiClient<typeof answersToGoContracts>();

/** Tells what is deleted next midnight if answers are kept for so many days, before anybody presses; nothing while there is nothing to tell. */
export function AnswersToGoNotice({ organizationId, days }: { organizationId: number; days: number }) {
  const t = useTexts();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ["organizations", organizationId, "answers to go", days],
    queryFn: async () =>
      (
        await api("GET /organizations/{id}/answers_to_go", {
          params: { id: organizationId },
          query: { days },
        })
      ).data,
  });
  if (!data) return null;
  const { at, events, people } = data;
  return (
    <Alert color={people > 0 ? "red" : "indigo"} role="status">
      {people > 0
        ? t("answers_to_go.some", { date: displayDate(new Date(at), language), events, people })
        : t("answers_to_go.none")}
    </Alert>
  );
}
