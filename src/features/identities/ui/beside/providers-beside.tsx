import { useEffect, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { ButtonLink } from "../../../../ui/base/button.tsx";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { useSaid } from "../../../../ui/forms/saving/use-said.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { useCurrentUser } from "../../../accounts/accounts.public.ts";
import type { identityContracts } from "../../identities.contract.ts";
import type { ShownProvider } from "../../providers/list-providers.ts";
import { logInAddress } from "../log-in-address.ts";
import { postTicket } from "../post-ticket.ts";
import { useTabBeside } from "./use-tab-beside.ts";

const api = apiClient<typeof identityContracts>();

/** Logs in through a provider in a tab beside the page, which stays as it is; nothing where no provider is set. */
export function ProvidersBeside({ onSignedIn }: { onSignedIn(): void }) {
  const t = useTexts();
  const language = useLanguage();
  const { refresh } = useCurrentUser();
  const [providers, setProviders] = useState<ShownProvider[]>([]);
  const [failure, setFailure] = useSaid<string>();
  const backTo = useTabBeside(async (ticket) => {
    setFailure(null);
    try {
      const traded = await postTicket(ticket);
      if ("needs" in traded) return setFailure(t("session_over.not_connected", { provider: traded.label }));
      await refresh();
      onSignedIn();
    } catch {
      setFailure(t("session_over.provider_failed"));
    }
  });
  useEffect(() => {
    let isGone = false;
    // Without them there are the other ways.
    api("GET /auth/oidc").then(
      ({ data }) => !isGone && setProviders(data),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (providers.length === 0) return null;
  return (
    <>
      {failure && <Bar>{failure}</Bar>}
      {providers.map(({ id, label }) => (
        <ButtonLink
          key={id}
          reloadDocument
          to={logInAddress(id, backTo, language)}
          target="_blank"
          look="quiet"
          wide
        >
          {t("session_over.provider", { provider: label })}
          <span aria-hidden="true"> ↗</span>
          <span className="visually-hidden">{t("session_over.new_tab")}</span>
        </ButtonLink>
      ))}
    </>
  );
}
