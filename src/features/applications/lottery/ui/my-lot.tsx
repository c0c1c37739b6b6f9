import { apiClient } from "../../../../platform/browser/api-client.ts";
import { useAnswer } from "../../../../platform/browser/use-answer.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { useSignedInUser } from "../../../accounts/accounts.public.ts";
import type { applicationContracts } from "../../applications.contract.ts";

const api = apiClient<typeof applicationContracts>();

/** The position of the reader's own application in the draw; nothing for those who took no part. */
export function MyLot({ eventId, order }: { eventId: number; order: readonly number[] }) {
  const t = useTexts();
  const user = useSignedInUser();
  const own = useAnswer(user ? `${user.id} ${eventId}` : null, async () => {
    return (await api("GET /events/{id}/applications/own", { params: { id: eventId } })).data?.id ?? null;
  });
  const place = own === null ? -1 : order.indexOf(own);
  if (own === null || place === -1) return null;
  return (
    <p>
      <strong>{t("lottery.own", { id: String(own), place: place + 1 })}</strong>
    </p>
  );
}
