import { type ReactNode, useState } from "react";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { Button } from "../../../../ui/base/button.tsx";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { TextField } from "../../../../ui/forms/fields/field.tsx";
import { PasswordField } from "../../../../ui/forms/fields/password-field.tsx";
import { NeedsScripts } from "../../../../ui/forms/needs-scripts.tsx";
import { usePlainForm } from "../../../../ui/forms/plain/use-plain-form.ts";
import { useProblemsInLanguage } from "../../../../ui/forms/problems/use-problems-in-language.ts";
import { type TextKey, useTexts } from "../../../../ui/texts/texts.tsx";
import type { accountContracts } from "../../accounts.contract.ts";
import styles from "../../sign-up/ui/sign-up-fields.module.css";
import { useCurrentUser } from "../../ui/current-user.tsx";
import type { DrawCodeField } from "./code-field.tsx";
import { useTypedEmail } from "./typed-email.ts";

const api = apiClient<typeof accountContracts>();

interface LogInFormProps {
  supportEmail: string;
  /** The button stays busy until it is done. */
  onLoggedIn(): void | Promise<void>;
  /** Ways of later features to log in. */
  otherWays?: ReactNode;
  /** Ways to other forms, which may begin with the address that is typed here. */
  links?(email: string | undefined): ReactNode;
  /** Further fields, before the button. */
  children?: ReactNode;
}

export function LogInForm({ supportEmail, onLoggedIn, otherWays, links, children }: LogInFormProps) {
  const t = useTexts();
  const { refresh } = useCurrentUser();
  const [bar, setBar] = useState<TextKey | null>(null);
  // Without first values the fields keep what the browser has filled in.
  const form = usePlainForm<{ email: string; password: string; otp?: string }>(useTypedEmail());
  const [drawCodeField, setDrawCodeField] = useState<DrawCodeField | null>(null);
  useProblemsInLanguage(form);
  const { errors, isSubmitting } = form.formState;
  const refuse = async (error: unknown, code?: string) => {
    if (!(error instanceof ApiError)) setBar("apply.unreachable");
    else if (error.body.needs) {
      const draw = await (await import("./code-field.tsx")).fetchCodeField(code);
      setDrawCodeField(() => draw);
    } else setBar(error.status === 429 ? "form.too_many" : "log_in.wrong");
  };
  const submit = form.handleSubmit(async (body) => {
    setBar(null);
    try {
      await api("POST /auth/sign_in", { body });
      await refresh();
      await onLoggedIn();
    } catch (error) {
      await refuse(error, body.otp).catch(refuse);
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
          autoComplete="username webauthn"
          readOnly={isSubmitting}
          error={errors.email?.message}
          {...form.register("email", {
            required: t("sign_up.blank.email"),
            onChange: () => setDrawCodeField(null),
          })}
        />
        <PasswordField
          label={t("sign_up.password")}
          autoComplete="current-password"
          readOnly={isSubmitting}
          error={errors.password?.message}
          {...form.register("password", { required: t("sign_up.blank.password") })}
        />
        {drawCodeField?.(form)}
        {children}
        <Button type="submit" wide busy={isSubmitting} busyText={t("form.sending")}>
          {t("shell.login")}
        </Button>
      </form>
      {otherWays}
      {links?.(form.watch("email"))}
    </>
  );
}
