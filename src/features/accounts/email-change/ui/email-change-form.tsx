import { useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { Button } from "../../../../ui/base/button.tsx";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { TextField } from "../../../../ui/forms/fields/field.tsx";
import { useProblemsInLanguage } from "../../../../ui/forms/problems/use-problems-in-language.ts";
import { type TextKey, useTexts } from "../../../../ui/texts/texts.tsx";
import { ProofField } from "../../proof/ui/lazy-proof-field.tsx";
import styles from "../../sign-up/ui/sign-up-fields.module.css";
import type { emailChangeContracts } from "../email-change.contract.ts";

const api = apiClient<typeof emailChangeContracts>();

/** Asks for another address with the password; the mail that goes there has the link. */
export function EmailChangeForm({ email: present }: { email: string }) {
  const t = useTexts();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [refused, setRefused] = useState<TextKey | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const form = useForm({ defaultValues: { email: "", current_password: "" } });
  useProblemsInLanguage(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    setRefused(null);
    setProblems({});
    try {
      await api("PUT /users/own/email", { body });
      setSentTo(body.email);
      form.reset();
    } catch (error) {
      if (!(error instanceof ApiError)) return setRefused("apply.unreachable");
      if (error.status === 429) return setRefused("form.too_many");
      const said = problemsOf(error);
      setProblems(said);
      form.setFocus(said.current_password ? "current_password" : "email");
    }
  });
  return (
    <form method="post" onSubmit={submit} noValidate className={styles.fields}>
      <p>{t("email_change.present", { email: present })}</p>
      {sentTo !== null && <Bar kind="success">{t("email_change.sent", { email: sentTo })}</Bar>}
      {refused && <Bar>{t(refused)}</Bar>}
      <TextField
        label={t("email_change.new")}
        type="email"
        autoComplete="email"
        readOnly={isSubmitting}
        error={errors.email?.message ?? (problems.email && t(problems.email))}
        {...form.register("email", { required: t("sign_up.blank.email") })}
      />
      <ProofField
        label={t("email_change.password")}
        readOnly={isSubmitting}
        error={
          errors.current_password?.message ?? (problems.current_password && t(problems.current_password))
        }
        register={() => form.register("current_password", { required: t("sign_up.blank.password") })}
      />
      <div>
        <Button type="submit" busy={isSubmitting} busyText={t("apply.working")}>
          {t("email_change.submit")}
        </Button>
      </div>
    </form>
  );
}

/** By their keys, so that they are said in the page's language once it has changed. */
type Problems = { email?: TextKey; current_password?: TextKey };

function problemsOf({ errors }: ApiError): Problems {
  const isTaken = errors.email?.includes("has already been taken");
  return {
    ...(errors.email && { email: isTaken ? "email_change.taken" : "email_change.no_address" }),
    ...(errors.current_password && { current_password: "email_change.wrong_password" }),
  };
}
