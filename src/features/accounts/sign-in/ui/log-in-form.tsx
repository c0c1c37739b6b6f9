import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { Button } from "../../../../ui/base/button.tsx";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { TextField } from "../../../../ui/forms/fields/field.tsx";
import { PasswordField } from "../../../../ui/forms/fields/password-field.tsx";
import { NeedsScripts } from "../../../../ui/forms/needs-scripts.tsx";
import { useProblemsInLanguage } from "../../../../ui/forms/problems/use-problems-in-language.ts";
import { type TextKey, useTexts } from "../../../../ui/texts/texts.tsx";
import type { accountContracts } from "../../accounts.contract.ts";
import styles from "../../sign-up/ui/sign-up-fields.module.css";
import { useCurrentUser } from "../../ui/current-user.tsx";
import { useTypedEmail } from "./typed-email.ts";

const api = apiClient<typeof accountContracts>();

interface LogInFormProps {
  supportEmail: string;
  onLoggedIn(): void;
  /** Ways to other forms, which may begin with the address that is typed here. */
  links?(email: string | undefined): ReactNode;
}

export function LogInForm({ supportEmail, onLoggedIn, links }: LogInFormProps) {
  const t = useTexts();
  const { refresh } = useCurrentUser();
  const [bar, setBar] = useState<TextKey | null>(null);
  // Without first values the fields keep what the browser has filled in.
  const form = useForm<{ email: string; password: string }>(useTypedEmail());
  useProblemsInLanguage(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    setBar(null);
    try {
      await api("POST /auth/sign_in", { body });
      await refresh();
      onLoggedIn();
    } catch (error) {
      if (!(error instanceof ApiError)) setBar("apply.unreachable");
      else setBar(error.status === 429 ? "form.too_many" : "log_in.wrong");
    }
  });
  return (
    <>
      <form method="post" onSubmit={submit} noValidate className={styles.fields}>
        <NeedsScripts />
        {bar && <Bar>{t(bar, { email: supportEmail })}</Bar>}
        <TextField
          label={t("sign_up.email")}
          type="email"
          autoComplete="email"
          readOnly={isSubmitting}
          error={errors.email?.message}
          {...form.register("email", { required: t("sign_up.blank.email") })}
        />
        <PasswordField
          label={t("sign_up.password")}
          autoComplete="current-password"
          readOnly={isSubmitting}
          error={errors.password?.message}
          {...form.register("password", { required: t("sign_up.blank.password") })}
        />
        <Button type="submit" wide busy={isSubmitting} busyText={t("form.sending")}>
          {t("shell.login")}
        </Button>
      </form>
      {links?.(form.watch("email"))}
    </>
  );
}
