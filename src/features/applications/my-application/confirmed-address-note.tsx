import { useState } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { Button } from "../../../ui/base/button.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { accountContracts } from "../../accounts/accounts.contract.ts";
import { useCurrentUser } from "../../accounts/accounts.public.ts";
import styles from "../applying/ui/apply-form.module.css";

const api = apiClient<typeof accountContracts>();

/** Says that an event takes confirmed addresses alone, with a way to get the mail with the link again. */
export default function ConfirmedAddressNote() {
  const t = useTexts();
  const { user } = useCurrentUser();
  const [outcome, setOutcome] = useState<"sent" | "failed" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (email: string) => {
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
      <p>{t(user ? "confirmed_address.note" : "confirmed_address.note_visitor")}</p>
      {user && (
        <Button
          look="quiet"
          busy={isBusy}
          busyText={t("apply.working")}
          onClick={() => void send(user.email)}
        >
          {t("confirmed_address.send")}
        </Button>
      )}
      <p role="status" className={styles.note}>
        {outcome && t(`confirmed_address.${outcome}`)}
      </p>
    </div>
  );
}
