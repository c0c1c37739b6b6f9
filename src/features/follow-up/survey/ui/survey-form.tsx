import { type UseFormReturn, useForm } from "react-hook-form";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { showApiError } from "../../../../platform/browser/show-api-error.ts";
import { displayDay } from "../../../../shared/time/display-day.ts";
import { Button } from "../../../../ui/base/button.tsx";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { useProblemsInLanguage } from "../../../../ui/forms/problems/use-problems-in-language.ts";
import { useSaid } from "../../../../ui/forms/saving/use-said.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { useLogInAbove } from "../../../accounts/accounts.public.ts";
import {
  isQuestion,
  joined,
  type QuestionAnswers,
  QuestionField,
} from "../../../applications/applications.public.ts";
import type { Survey, surveyContracts } from "../survey.contract.ts";
import styles from "./survey-form.module.css";
import { useStoredAnswers } from "./use-stored-answers.ts";

const api = apiClient<typeof surveyContracts>();

interface SurveyFormProps {
  eventId: number;
  survey: Survey;
  /** Of the account; prefills a question for it where the survey asks with names. */
  email: string;
  /** Once it is answered, or the organizers have changed how it treats names. */
  onChanged(survey: Survey): void;
}

/** The questions on one page, under a word on who sees the name. What is typed stays, whatever is refused, also over a reload. */
export function SurveyForm({ eventId, survey, email, onChanged }: SurveyFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const [bar, setBar] = useSaid<string>();
  useLogInAbove();
  const form = useForm<{ answers: QuestionAnswers }>({ defaultValues: { answers: {} } });
  useProblemsInLanguage(form);
  const stored = useStoredAnswers(eventId, form);
  const params = { id: eventId };
  const submit = form.handleSubmit(async ({ answers }) => {
    setBar(null);
    try {
      const body = { answers: joined(answers), is_anonymous: survey.is_anonymous };
      const { data } = await api("POST /events/{id}/survey/answers", { params, body });
      stored.clear();
      onChanged(data);
    } catch (error) {
      // Sent before, without hearing that it had arrived.
      const now = await api("GET /events/{id}/survey", { params }).catch(() => null);
      if (now?.data.has_answered) return onChanged(now.data);
      if (now && now.data.is_anonymous !== survey.is_anonymous) {
        if (now.data.is_anonymous) clearAddress(form, email);
        onChanged(now.data);
        return setBar(t(now.data.is_anonymous ? "survey.now_anonymous" : "survey.now_by_name"));
      }
      const isOfAnswers = error instanceof ApiError && Object.keys(error.errors).some(isQuestion);
      const sentence = showApiError(error, form, (field) => (isQuestion(field) ? `answers.${field}` : null));
      setBar(isOfAnswers ? t("apply.check_answers") : (sentence ?? t("apply.unreachable")));
    }
  });
  return (
    <form method="post" onSubmit={submit} noValidate className={styles.form}>
      <div className={styles.promise} data-anonymous={survey.is_anonymous}>
        <p>
          <strong>{t(survey.is_anonymous ? "survey.anonymous" : "survey.by_name")}</strong>
        </p>
        <p>{t(survey.is_anonymous ? "survey.anonymous_how" : "survey.by_name_how")}</p>
      </div>
      {survey.questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          form={form}
          userEmail={survey.is_anonymous ? "" : email}
        />
      ))}
      <p className={styles.note}>
        {t("survey.once", { date: displayDay(new Date(survey.closes_at), language) })}
      </p>
      {bar && <Bar>{bar}</Bar>}
      <Button type="submit" wide busy={form.formState.isSubmitting} busyText={t("apply.sending")}>
        {t("survey.send")}
      </Button>
    </form>
  );
}

/** The account's own address was filled in where names were asked for; without names nothing may tell whose answers they are. */
function clearAddress(form: UseFormReturn<{ answers: QuestionAnswers }>, email: string): void {
  for (const [field, value] of Object.entries(form.getValues("answers"))) {
    if (value === email) form.setValue(`answers.${field}`, "");
  }
}
