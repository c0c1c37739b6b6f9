import { useState } from "react";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { Button } from "../../../../ui/base/button.tsx";
import { Link } from "../../../../ui/base/link.tsx";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { type TextKey, useTexts } from "../../../../ui/texts/texts.tsx";
import { useCurrentUser } from "../../ui/current-user.tsx";
import type { emailChangeContracts } from "../email-change.contract.ts";

const api = apiClient<typeof emailChangeContracts>();

interface LinkedEmailChangeProps {
  token: string;
  /** The new address. */
  email: string;
}

/** The change that a mail's link is for, and the button that makes it: nothing changes before, since programs open links too. */
export function LinkedEmailChange({ token, email }: LinkedEmailChangeProps) {
  const t = useTexts();
  const { refresh } = useCurrentUser();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [refused, setRefused] = useState<TextKey | null>(null);
  const change = async () => {
    setBusy(true);
    setRefused(null);
    try {
      await api("POST /auth/email_change", { body: { token } });
      setDone(true);
      await refresh();
    } catch (error) {
      setRefused(keyOf(error));
    }
    setBusy(false);
  };
  if (isDone) {
    return (
      <>
        <Bar kind="success">{t("new_email.done", { email })}</Bar>
        <p>
          <Link to="/me">{t("shell.my_page")}</Link>
        </p>
      </>
    );
  }
  return (
    <>
      {refused && <Bar>{t(refused)}</Bar>}
      <p>{t("new_email.question", { email })}</p>
      <p>{t("new_email.consequence")}</p>
      <div>
        <Button onClick={change} busy={isBusy} busyText={t("apply.working")}>
          {t("new_email.confirm")}
        </Button>
      </div>
    </>
  );
}

function keyOf(error: unknown): TextKey {
  if (!(error instanceof ApiError)) return "apply.unreachable";
  return error.status === 422 ? "new_email.taken" : "new_email.gone";
}
