import { useEffect, useState } from "react";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import type { SessionCredentials } from "../../../../platform/browser/storage/stored-session.ts";
import { Button } from "../../../../ui/base/button.tsx";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { usePlainForm } from "../../../../ui/forms/plain/use-plain-form.ts";
import { type TextKey, useTexts } from "../../../../ui/texts/texts.tsx";
import type { accountContracts } from "../../accounts.contract.ts";
import styles from "../../sign-up/ui/sign-up-fields.module.css";
import { type DrawCodeField, fetchCodeField } from "./code-field.tsx";

const api = apiClient<typeof accountContracts>();

interface LinkCodeFormProps {
  /** The token of the mail's link. */
  token: string;
  /** Null where the link is too old by now. */
  onSession(session: SessionCredentials | null): void;
}

/** Asks for the code without which a mail's link to set a new password gives no session. */
export default function LinkCodeForm({ token, onSession }: LinkCodeFormProps) {
  const t = useTexts();
  const [drawCodeField, setDrawCodeField] = useState<DrawCodeField | null>(null);
  const [bar, setBar] = useState<TextKey | null>(null);
  const form = usePlainForm<{ otp?: string }>();
  const { isSubmitting } = form.formState;
  const ask = async (refused?: string) => {
    const draw = await fetchCodeField(refused);
    setDrawCodeField(() => draw);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void ask().catch(() => setBar("apply.unreachable")), []);
  const submit = form.handleSubmit(async ({ otp = "" }) => {
    setBar(null);
    try {
      const body = { reset_password_token: token, otp };
      await api("POST /auth/password/session", { body, onSession });
    } catch (error) {
      if (!(error instanceof ApiError)) setBar("apply.unreachable");
      else if (error.status === 429) setBar("form.too_many");
      else if (error.body.needs) await ask(otp);
      else onSession(null);
    }
  });
  return (
    <form method="post" onSubmit={submit} noValidate className={styles.fields}>
      {bar && <Bar>{t(bar)}</Bar>}
      {drawCodeField?.(form)}
      <Button type="submit" wide busy={isSubmitting} busyText={t("form.sending")}>
        {t("sign_in_code.submit")}
      </Button>
    </form>
  );
}
