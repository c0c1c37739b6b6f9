import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { Button } from "../../../ui/base/button.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { flashTimes, useFlash } from "../../../ui/feedback/flash.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { useSignedInUser } from "../../accounts/accounts.public.ts";
import { useProof, WaysIn } from "../../passkeys/passkey-list.public.ts";
import type { identityContracts } from "../identities.contract.ts";
import styles from "./identities.module.css";
import { IdentityRow } from "./identity-row.tsx";
import { listIdentities, startProvider } from "./start-provider.ts";

const api = apiClient<typeof identityContracts>();

/** The providers by which the current user logs in, and those that can be added; nothing where none is set. Within a `QueryProvider`. */
export function Identities() {
  const t = useTexts();
  const language = useLanguage();
  const flash = useFlash();
  const user = useSignedInUser();
  const heading = useRef<HTMLHeadingElement>(null);
  const { prove, proofDialog } = useProof();
  const enabled = Boolean(user);
  const own = useQuery({ queryKey: ["identities", user?.id, language], queryFn: listIdentities, enabled });
  const all = useQuery({
    queryKey: ["providers", language],
    queryFn: async () => (await api("GET /auth/oidc")).data,
    enabled,
  });
  const failed = (own.isError && !own.data) || (all.isError && !all.data);
  if (!failed && own.data?.length === 0 && all.data?.length === 0) return null;
  const addable = all.data?.filter(({ id }) => !own.data?.some(({ provider }) => provider === id)) ?? [];
  const add = (provider: string) =>
    prove(async (currentPassword) =>
      location.assign(await startProvider(provider, "/me/security", currentPassword)),
    ).catch((error) => flash(failureMessage(error, t("apply.unreachable")), "error", flashTimes.notice));
  const removed = async () => {
    await own.refetch();
    heading.current?.focus();
  };
  return (
    <section className={styles.section} aria-labelledby="identities">
      <h2 id="identities" tabIndex={-1} ref={heading}>
        {t("identities.heading")}
      </h2>
      <p>{t("identities.lead")}</p>
      {failed && (
        <Bar>
          {t("apply.unreachable")}{" "}
          <Button look="quiet" onClick={() => void Promise.all([own.refetch(), all.refetch()])}>
            {t("error.again")}
          </Button>
        </Bar>
      )}
      {!failed && !(own.data && all.data) && <p role="status">{t("apply.working")}</p>}
      {own.data && own.data.length > 0 && (
        <WaysIn>
          {own.data.map((identity) => (
            <IdentityRow key={identity.id} identity={identity} onRemoved={removed} />
          ))}
        </WaysIn>
      )}
      {own.data && addable.length > 0 && (
        <div className={styles.buttons}>
          {addable.map(({ id, label }) => (
            <Button key={id} look="quiet" onClick={() => void add(id)}>
              {t("identities.add", { provider: label })}
            </Button>
          ))}
        </div>
      )}
      {proofDialog}
    </section>
  );
}
