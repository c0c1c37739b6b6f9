import { useState } from "react";
import { ApiError, apiClient } from "../../../platform/browser/api-client.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";
import { displayDay } from "../../../shared/time/display-day.ts";
import { Button, ButtonLink } from "../../../ui/base/button.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { Affiliation } from "../../accounts/accounts.contract.ts";
import { useCurrentUser } from "../../accounts/accounts.public.ts";
import type { affiliationContracts } from "../affiliation.contract.ts";
import styles from "./affiliation.module.css";

const api = apiClient<typeof affiliationContracts>();

interface LinkedProofPanelProps {
  /** Name in the reader's language. */
  university: string;
  /** Of the account that asked, as `al…@example.com`. */
  account: string;
  /** Of the mail's link. */
  token: string;
  /** One of our own paths, checked already. */
  redirectTo: string;
}

/** The proof that a mail's link stands for. It counts from the press of the button on, whoever presses it. */
export function LinkedProofPanel({ university, account, token, redirectTo }: LinkedProofPanelProps) {
  const t = useTexts();
  const language = useLanguage();
  const { refresh } = useCurrentUser();
  const [proved, setProved] = useState<Affiliation | null>(null);
  const [problem, setProblem] = useState<"gone" | "unreachable" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const prove = async () => {
    setProblem(null);
    setBusy(true);
    try {
      setProved((await api("POST /auth/affiliation", { body: { token } })).data);
      await refresh();
    } catch (error) {
      setProblem(error instanceof ApiError && error.status === 422 ? "gone" : "unreachable");
    }
    setBusy(false);
  };
  if (proved) {
    const date = displayDay(new Date(proved.verified_until), language);
    return (
      <div className={styles.part}>
        <Bar kind="success">
          {t("affiliation_link.done", { university: nameIn(proved.university, language), date })}
        </Bar>
        <div className={styles.ways}>
          {redirectTo !== "/" && <ButtonLink to={redirectTo}>{t("affiliation_link.to_event")}</ButtonLink>}
          <ButtonLink look={redirectTo === "/" ? "main" : "quiet"} to="/me/settings">
            {t("affiliation_link.to_my_page")}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.part}>
      <p>{t("affiliation_link.asks", { university, account })}</p>
      <p>{t("affiliation_link.not_yours")}</p>
      {problem && <Bar>{t(`affiliation_link.${problem}`)}</Bar>}
      <Button busy={isBusy} busyText={t("affiliation_link.working")} onClick={() => void prove()}>
        {t("affiliation_link.submit")}
      </Button>
    </div>
  );
}
