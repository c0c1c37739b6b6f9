import { apiClient } from "../../../../platform/browser/api-client.ts";
import { useAnswer } from "../../../../platform/browser/use-answer.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { lotteryContracts } from "../lottery.contract.ts";

const api = apiClient<typeof lotteryContracts>();

/** How many take part before the draw. It changes with each application, so the browser asks: the page itself is kept longer. */
export function LotteryEntries({ eventId }: { eventId: number }) {
  const t = useTexts();
  const count = useAnswer(`entries ${eventId}`, async () => {
    return (await api("GET /events/{id}/lottery", { params: { id: eventId } })).data.entries;
  });
  return <p aria-live="polite">{count !== null && t("lottery.entered", { count })}</p>;
}
