import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { isSaidAtFields, showApiError } from "../../../platform/browser/show-api-error.ts";
import { maxInquiryLength } from "../../../shared/limits/max-lengths-for-organizers.ts";
import { Button } from "../../../ui/base/button.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { TextArea, TextField } from "../../../ui/forms/fields/field.tsx";
import { useProblemsInLanguage } from "../../../ui/forms/problems/use-problems-in-language.ts";
import { useSaid } from "../../../ui/forms/saving/use-said.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { useCurrentUser } from "../../accounts/accounts.public.ts";
import type { inquiryContracts } from "../inquiries.contract.ts";
import styles from "./ask-form.module.css";

const api = apiClient<typeof inquiryContracts>();

const fieldOf = (name: string) => (name === "text" || name === "email" ? name : null);

/** A question to the organizers; what is typed stays until it has been sent. */
export default function AskForm({ eventId }: { eventId: number }) {
  const t = useTexts();
  const { user, refresh } = useCurrentUser();
  const form = useForm({ defaultValues: { text: "", email: "" } });
  useProblemsInLanguage(form);
  const [failure, setFailure] = useSaid<string>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sent = useRef<HTMLDivElement>(null);
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("text"), [setFocus]);
  useEffect(() => {
    if (sentTo !== null) sent.current?.focus();
  }, [sentTo]);
  const submit = form.handleSubmit(async ({ text, email }) => {
    setFailure(null);
    try {
      const body = { text, ...(!user && { email: email.normalize("NFKC").trim() }) };
      await api("POST /events/{id}/inquiries", { params: { id: eventId }, body });
      setSentTo(user ? user.email : email);
    } catch (error) {
      // A session that is over makes a visitor of who was signed in: the address is asked for, and the question stays.
      await refresh();
      const sentence = showApiError(error, form, fieldOf) ?? t("apply.unreachable");
      setFailure(isSaidAtFields(error, fieldOf) ? null : sentence);
    }
  });
  if (sentTo !== null) {
    return (
      <div ref={sent} tabIndex={-1}>
        <Bar kind="success">{t("inquiry.sent", { email: sentTo })}</Bar>
      </div>
    );
  }
  return (
    <form method="post" onSubmit={submit} noValidate className={styles.form}>
      {failure && <Bar>{failure}</Bar>}
      <TextArea
        label={t("inquiry.text")}
        hint={user ? undefined : t("inquiry.no_links")}
        required
        maxLength={maxInquiryLength}
        error={errors.text?.message}
        {...form.register("text", {
          validate: (text) => Boolean(text.trim()) || t("inquiry.text_blank"),
        })}
      />
      {!user && (
        <TextField
          type="email"
          autoComplete="email"
          label={t("inquiry.email")}
          required
          error={errors.email?.message}
          {...form.register("email", {
            validate: (email) => Boolean(email.trim()) || t("inquiry.email_blank"),
          })}
        />
      )}
      <p className={styles.next}>
        {user ? t("inquiry.next_signed_in", { email: user.email }) : t("inquiry.next")}
      </p>
      <Button type="submit" busy={isSubmitting} busyText={t("inquiry.sending")}>
        {t("inquiry.send")}
      </Button>
    </form>
  );
}
