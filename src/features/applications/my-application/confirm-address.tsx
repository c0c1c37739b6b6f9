import { useState } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { Button } from "../../../ui/base/button.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { accountContracts } from "../../accounts/accounts.contract.ts";
import styles from "../applying/ui/apply-form.module.css";

const api = apiClient<typeof accountContracts>();

/** For somebody signed in: that an event takes confirmed addresses alone, with a way to get the mail with the link again. */
export default function ConfirmAddress({ email }: { email: string }) {
  const t = useTexts();
  const [outcome, setOutcome] = useState<"sent" | "failed" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const body = { email, redirect_url: location.href };
    await api("POST /auth/confirmation", { body }).then(
      () => setOutcome("sent"),
      () => setOutcome("failed"),
    );
    setBusy(false);
  };
  return (
    <div>
      <p>{t("confirmed_address.note")}</p>
      <Button look="quiet" busy={isBusy} busyText={t("apply.working")} onClick={() => void send()}>
        {t("confirmed_address.send")}
      </Button>
      <p role="status" className={styles.note}>
        {outcome && t(`confirmed_address.${outcome}`)}
      </p>
    </div>
  );
}
