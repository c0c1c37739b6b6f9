import { useState } from "react";
import { useForm } from "react-hook-form";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { showApiError } from "../../../platform/browser/show-api-error.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";
import { maxEmailLength } from "../../../shared/limits/max-lengths-on-public-pages.ts";
import { Button } from "../../../ui/base/button.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { TextField } from "../../../ui/forms/fields/field.tsx";
import { useProblemsInLanguage } from "../../../ui/forms/problems/use-problems-in-language.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { University } from "../../reference-data/reference-data.contract.ts";
import type { affiliationContracts } from "../affiliation.contract.ts";
import styles from "./affiliation.module.css";

const api = apiClient<typeof affiliationContracts>();

interface AffiliationFormProps {
  /** Path of ours to which the mail's link leads on; left out, to one's own page. */
  redirectTo?: string;
}

/** Asks for the mail at an address of a university, and says where it went. */
export function AffiliationForm({ redirectTo }: AffiliationFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const [sent, setSent] = useState<{ email: string; university: University } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({ defaultValues: { email: "" } });
  useProblemsInLanguage(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    setProblem(null);
    try {
      const body = { email, ...(redirectTo && { redirect_to: redirectTo }) };
      const { data } = await api("POST /users/own/affiliation", { body });
      setSent({ email, university: data.university });
    } catch (error) {
      const rest = showApiError(error, form, (field) => (field === "email" ? field : null));
      if (!form.getFieldState("email").error) setProblem(rest ?? t("affiliation.unreachable"));
    }
  });
  if (sent) {
    const { email, university } = sent;
    return (
      <div className={styles.part}>
        <Bar kind="success">{t("affiliation.sent", { email, university: nameIn(university, language) })}</Bar>
        <Button look="quiet" onClick={() => setSent(null)}>
          {t("affiliation.send_again")}
        </Button>
      </div>
    );
  }
  return (
    <form method="post" onSubmit={submit} noValidate className={styles.part}>
      {problem && <Bar>{problem}</Bar>}
      <TextField
        label={t("affiliation.email")}
        type="email"
        autoComplete="off"
        maxLength={maxEmailLength}
        error={errors.email?.message}
        {...form.register("email", { required: t("affiliation.email_blank") })}
      />
      <Button type="submit" busy={isSubmitting} busyText={t("apply.working")}>
        {t("affiliation.send")}
      </Button>
    </form>
  );
}
