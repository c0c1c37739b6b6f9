import { useEffect, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { lotteryContracts } from "../lottery.contract.ts";

const api = apiClient<typeof lotteryContracts>();

/** How many take part before the draw. It changes with each application, so the browser asks: the page itself is kept longer. */
export function LotteryEntries({ eventId }: { eventId: number }) {
  const t = useTexts();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    api("GET /events/{id}/lottery", { params: { id: eventId } }).then(
      ({ data }) => isCurrent && setCount(data.entries),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [eventId]);
  return <p aria-live="polite">{count !== null && t("lottery.entered", { count })}</p>;
}
