import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { apiOf } from "../../../platform/browser/call-api.ts";
import {
  forgetSession,
  type StoredSession,
  storedSession,
  storeSession,
} from "../../../platform/browser/stored-session.ts";
import { Button } from "../../../ui/base/button.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { useFlash } from "../../../ui/feedback/flash.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { accountCalls } from "../contract.ts";
import { useOwnUser } from "./own-user.tsx";
import styles from "./sign-up-fields.module.css";

const api = apiOf<typeof accountCalls>();

/** Asks for the mail with the link. The answer is the same whether the address is known or not, or the call failed. */
export function ResetForm() {
  const t = useTexts();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ defaultValues: { email: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    const body = { email, redirect_url: `${location.origin}/password` };
    await api("POST /auth/password", { body }).catch(() => {});
    setSentTo(email);
  });
  if (sentTo !== null) return <Bar kind="success">{t("reset.sent", { email: sentTo })}</Bar>;
  return (
    <form onSubmit={submit} noValidate className={styles.fields}>
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
  );
}

/** Sets a new password with the session that the mail's link has brought. */
export function NewPasswordForm({ session }: { session: StoredSession | null }) {
  const t = useTexts();
  const flash = useFlash();
  const navigate = useNavigate();
  const { refresh } = useOwnUser();
  const [hasFailed, setFailed] = useState(session === null);
  const form = useForm({ defaultValues: { password: "", password_confirmation: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    if (!session) return setFailed(true);
    const before = storedSession();
    storeSession(session);
    try {
      await api("PUT /auth/password", { body });
      await refresh();
      flash(t("password.changed"));
      navigate("/");
    } catch {
      // Anybody can make a link with a session of theirs; it must not leave its reader signed in as them.
      if (before) storeSession(before);
      else forgetSession();
      setFailed(true);
    }
  });
  return (
    <form onSubmit={submit} noValidate className={styles.fields}>
      {hasFailed && <Bar>{t("password.start_again")}</Bar>}
      <TextField
        label={t("password.new")}
        hint={t("sign_up.password_hint")}
        type="password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register("password", {
          required: t("sign_up.blank.password"),
          minLength: { value: 6, message: t("form.password_length") },
        })}
      />
      <TextField
        label={t("password.confirm")}
        type="password"
        autoComplete="new-password"
        error={errors.password_confirmation?.message}
        {...form.register("password_confirmation", {
          required: t("password.confirm_blank"),
          validate: (value, { password }) => value === password || t("password.not_equal"),
        })}
      />
      <Button type="submit" wide busy={isSubmitting} busyText={t("form.sending")}>
        {t("password.submit")}
      </Button>
    </form>
  );
}
