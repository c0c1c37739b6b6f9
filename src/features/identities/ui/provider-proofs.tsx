import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { Button } from "../../../ui/base/button.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { useSaid } from "../../../ui/forms/saving/use-said.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { useSignedInUser } from "../../accounts/accounts.public.ts";
import { useTabBeside } from "./beside/use-tab-beside.ts";
import { postTicket } from "./post-ticket.ts";
import { listIdentities, startProvider } from "./start-provider.ts";

/**
 * Proves by a new log-in through one's provider that a session is still one's own, in a tab beside the page. Where the browser opens
 * none it leads there and back to this page.
 */
export function ProviderProofs({ onProved }: { onProved(): void }) {
  const t = useTexts();
  const user = useSignedInUser();
  const { pathname } = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useSaid<string>();
  const { data } = useQuery({
    queryKey: ["identities", user?.id, useLanguage()],
    queryFn: listIdentities,
    enabled: Boolean(user),
  });
  const refuse = (error: unknown) => setFailure(failureMessage(error, t("apply.unreachable")));
  const backTo = useTabBeside(async (ticket) => {
    setFailure(null);
    await postTicket(ticket).then(onProved, refuse);
  });
  const prove = async (provider: string) => {
    setFailure(null);
    setBusy(true);
    // At once: browsers open a tab for a press alone.
    const tab = window.open("", "_blank");
    try {
      const address = await startProvider(provider, tab ? backTo : pathname);
      if (!tab) return location.assign(address);
      tab.opener = null;
      tab.location.replace(address);
    } catch (error) {
      tab?.close();
      refuse(error);
    }
    setBusy(false);
  };
  return (
    <>
      {failure && <Bar>{failure}</Bar>}
      {data?.map(
        ({ id, provider, label }) =>
          provider && (
            <Button
              key={id}
              look="quiet"
              wide
              busy={isBusy}
              busyText={t("apply.working")}
              onClick={() => void prove(provider)}
            >
              {t("identities.prove", { provider: label })}
            </Button>
          ),
      )}
    </>
  );
}
