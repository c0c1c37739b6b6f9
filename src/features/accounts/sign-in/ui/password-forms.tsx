import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError, ApiUnreachableError, apiClient } from "../../../../platform/browser/api-client.ts";
import type { SessionCredentials } from "../../../../platform/browser/storage/stored-session.ts";
import { withRedirectTo } from "../../../../shared/safe-redirect-path.ts";
import { Button, ButtonLink } from "../../../../ui/base/button.tsx";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { useFlash } from "../../../../ui/feedback/flash.tsx";
import { TextField } from "../../../../ui/forms/fields/field.tsx";
import { PasswordField } from "../../../../ui/forms/fields/password-field.tsx";
import { NeedsScripts } from "../../../../ui/forms/needs-scripts.tsx";
import { usePlainForm } from "../../../../ui/forms/plain/use-plain-form.ts";
import { useProblemsInLanguage } from "../../../../ui/forms/problems/use-problems-in-language.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { accountContracts } from "../../accounts.contract.ts";
import styles from "../../sign-up/ui/sign-up-fields.module.css";
import { useCurrentUser } from "../../ui/current-user.tsx";
import { SharedComputerField } from "./shared-computer-field.tsx";
import { useTypedEmail } from "./typed-email.ts";

const api = apiClient<typeof accountContracts>();

interface ResetFormProps {
  /** One of our own paths, checked already: where the link leads once the password is set. */
  redirectTo: string;
  /** Ways to other forms, which may begin with the address that is typed here. */
  links(email: string | undefined): ReactNode;
}

/** Asks for the mail with the link. The answer is the same whether the address is known or not, or the call failed. */
export function ResetForm({ redirectTo, links }: ResetFormProps) {
  const t = useTexts();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = usePlainForm<{ email: string }>(useTypedEmail());
  useProblemsInLanguage(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    const body = { email, redirect_url: location.origin + withRedirectTo("/password", redirectTo) };
    await api("POST /auth/password", { body }).catch(() => {});
    setSentTo(email);
  });
  if (sentTo !== null) {
    return (
      <>
        <Bar kind="success">{t("reset.sent", { email: sentTo })}</Bar>
        {links(sentTo)}
      </>
    );
  }
  return (
    <>
      <form method="post" onSubmit={submit} noValidate className={styles.fields}>
        <NeedsScripts />
        <TextField
          label={t("sign_up.email")}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register("email", { required: t("sign_up.blank.email") })}
        />
        <Button type="submit" wide busy={isSubmitting} busyText={t("form.sending")}>
          {t("reset.submit")}
        </Button>
      </form>
      {links(form.watch("email"))}
    </>
  );
}

interface NewPasswordFormProps {
  /** Null where the link was too old, or is none. */
  session: SessionCredentials | null;
  /** One of our own paths, checked already. */
  redirectTo: string;
}

/** Sets a new password with the session that the mail's link has brought; a link that is no good leads to a new one. */
export function NewPasswordForm({ session, redirectTo }: NewPasswordFormProps) {
  const t = useTexts();
  const flash = useFlash();
  const navigate = useNavigate();
  const { refresh } = useCurrentUser();
  const [failure, setFailure] = useState<"link" | "connection" | null>(session ? null : "link");
  const [isCommon, setCommon] = useState(false);
  const form = usePlainForm<{ password: string; password_confirmation: string }>();
  useProblemsInLanguage(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    if (!session) return;
    setFailure(null);
    setCommon(false);
    try {
      // Anybody can make a link with a session of theirs: it is nobody's here before it has set a password.
      await api("PUT /auth/password", { body, credentials: { ...session } });
      await refresh();
      flash(t("password.changed"));
      navigate(redirectTo);
    } catch (error) {
      if (error instanceof ApiError && error.errors.password) return setCommon(true);
      setFailure(error instanceof ApiUnreachableError ? "connection" : "link");
    }
  });
  if (failure === "link") {
    return (
      <Bar>
        <span>{t("password.start_again")}</span>{" "}
        <ButtonLink to={withRedirectTo("/login/reset", redirectTo)} look="quiet">
          {t("password.new_link")}
        </ButtonLink>
      </Bar>
    );
  }
  return (
    <form method="post" onSubmit={submit} noValidate className={styles.fields}>
      {failure && <Bar>{t("apply.unreachable")}</Bar>}
      <PasswordField
        label={t("password.new")}
        hint={t("sign_up.password_hint")}
        autoComplete="new-password"
        error={errors.password?.message ?? (isCommon ? t("sign_up.refused.password") : undefined)}
        {...form.register("password", {
          required: t("sign_up.blank.password"),
          onChange: () => setCommon(false),
          minLength: { value: 6, message: t("form.password_length") },
        })}
      />
      <PasswordField
        label={t("password.confirm")}
        autoComplete="new-password"
        error={errors.password_confirmation?.message}
        {...form.register("password_confirmation", {
          required: t("password.confirm_blank"),
          validate: (value, { password }) => value === password || t("password.not_equal"),
        })}
      />
      <SharedComputerField />
      <Button type="submit" wide busy={isSubmitting} busyText={t("form.sending")}>
        {t("password.submit")}
      </Button>
    </form>
  );
}
