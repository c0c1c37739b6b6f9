import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { ApiError, apiClient } from "../../../platform/browser/api-client.ts";
import { showApiError } from "../../../platform/browser/show-api-error.ts";
import { isComing } from "../../../shared/application-states.ts";
import { foreignTag } from "../../../shared/languages/readers/text-reader.ts";
import { displayDayTime } from "../../../shared/time/display-day.ts";
import { Button, ButtonLink } from "../../../ui/base/button.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { flashTimes, useFlash } from "../../../ui/feedback/flash.tsx";
import { FieldGroup } from "../../../ui/forms/fields/field-group.tsx";
import { useProblemsInLanguage } from "../../../ui/forms/problems/use-problems-in-language.ts";
import { useSaid } from "../../../ui/forms/saving/use-said.ts";
import { useReader } from "../../../ui/texts/reader.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { useLogInAbove } from "../../accounts/accounts.public.ts";
import type { Application, Event } from "../../events/events.contract.ts";
import type { ApplyState } from "../../events/events.public.ts";
import { AccommodationField } from "../accommodation/ui/accommodation-field.tsx";
import { canGiveUp } from "../actions/can-give-up.ts";
import { isQuestion, joined, type QuestionAnswers, questionText } from "../answering/answers.ts";
import { QuestionField } from "../answering/question-field.tsx";
import { typedAnswers } from "../answering/typed-answers.ts";
import type { applicationContracts, MyApplication as MyApplicationData } from "../applications.contract.ts";
import styles from "../applying/ui/apply-form.module.css";
import { AskFirst } from "../applying/ui/ask-first.tsx";
import CompanionsSection from "../companions/ui/companions-section.tsx";
import { AfterApplying } from "./after-applying.tsx";
import { answersCloseAt } from "./answers-close-at.ts";
import { CancelApplication } from "./cancel-application.tsx";
import { describeApplication } from "./describe-application.ts";
import { MeetingLink } from "./meeting-link.tsx";
import { useApplicationActions } from "./use-application-actions.ts";

const api = apiClient<typeof applicationContracts>();

interface MyApplicationProps {
  event: Event;
  /** Not one after which one can apply again. */
  application: MyApplicationData;
  state: ApplyState;
  onChanged(): unknown;
}

/** The current user's application: how it stands, editable until the deadline without losing the place, then read-only. */
export default function MyApplication({ event, application, state, onChanged }: MyApplicationProps) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  useLogInAbove();
  const [now] = useState(() => new Date());
  const { accept, giveUp, isAccepting } = useApplicationActions(event.id, onChanged);
  const words = describeApplication(t, language, { application, event, now });
  const isOpen = canGiveUp(application);
  const questions = event.apply_questions.filter(({ _destroy }) => !_destroy);
  const canChange = application.actions.includes("change_answers");
  const leave = async () => {
    await giveUp(application);
    navigate(`/events/${event.id}`);
  };
  const at = displayDayTime(new Date(application.apply_at), language);
  return (
    <section className={styles.form} aria-labelledby="own-application">
      <h2 id="own-application">{t("apply.own_title")}</h2>
      <Bar kind={words.tone === "good" ? "success" : state === "cancelled" ? "error" : "note"}>
        <div>
          <strong>{words.state}</strong>
          {words.next && <p className={styles.next}>{words.next}</p>}
        </div>
      </Bar>
      {isOpen && application.state === "waiting" && (
        <AskFirst eventId={event.id} application={application} onChanged={onChanged} />
      )}
      {application.decision_message && (
        <blockquote className={styles.message}>
          <p className={styles.note}>{t("own.decision_message")}</p>
          <p>{application.decision_message}</p>
        </blockquote>
      )}
      {application.actions.includes("accept_offer") && (
        <div>
          <Button busy={isAccepting} busyText={t("apply.working")} onClick={accept}>
            {t("own.accept")}
          </Button>
        </div>
      )}
      <p>{t("apply.applied_at", { time: at })}</p>
      {(questions.length > 0 || canChange) &&
        (canChange ? (
          <AnswersForm event={event} questions={questions} application={application} />
        ) : (
          <GivenAnswers questions={questions} answers={application.apply_question_answers} />
        ))}
      {isOpen && <AfterApplying event={event} application={application} />}
      {isComing(application.state) && !event.cancelled_at && <MeetingLink eventId={event.id} />}
      {isComing(application.state) && <CompanionsSection eventId={event.id} />}
      <div className={styles.ways}>
        <ButtonLink to={`/events/${event.id}`} look="quiet">
          {t("apply.to_event")}
        </ButtonLink>
        {isOpen && <CancelApplication state={application.state} onConfirm={leave} />}
      </div>
    </section>
  );
}

interface AnswersFormProps {
  event: Event;
  questions: Event["apply_questions"];
  application: MyApplicationData;
}

function AnswersForm({ event, questions, application }: AnswersFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const flash = useFlash();
  const given = application.apply_question_answers;
  const until = answersCloseAt(event, application);
  const [bar, setBar] = useSaid<string>();
  const form = useForm<{ answers: QuestionAnswers; accommodation?: string }>({
    defaultValues: { answers: typedAnswers(questions, given) },
  });
  useProblemsInLanguage(form);
  const submit = form.handleSubmit(async ({ answers, accommodation }) => {
    setBar(null);
    const body = {
      application: {
        apply_question_answers: joined(answers),
        // The answer given before is not known here, so an empty field leaves it.
        ...(accommodation?.trim() && { accommodation }),
      },
    };
    try {
      await api("POST /events/{id}/applications/apply", { params: { id: event.id }, body });
      // Answers that come too late change nothing, and are not refused.
      if (Date.now() > until.getTime()) setBar(t("apply.answers_fixed"));
      else flash(t("apply.answers_changed"), "success", flashTimes.notice);
    } catch (error) {
      const sentence = showApiError(error, form, (field) =>
        isQuestion(field) ? `answers.${field}` : field === "accommodation" ? field : null,
      );
      const isOfAnswers = error instanceof ApiError && Object.keys(error.errors).some(isQuestion);
      setBar(isOfAnswers ? t("apply.check_answers") : (sentence ?? t("apply.unreachable")));
    }
  });
  return (
    <form method="post" onSubmit={submit} noValidate className={styles.form}>
      <p>{t("apply.answers_until", { time: displayDayTime(until, language) })}</p>
      {questions.length > 0 && (
        <FieldGroup legend={t("apply.questions")}>
          {questions.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              form={form}
              userEmail={given[`q_${question.id}`] ?? ""}
            />
          ))}
        </FieldGroup>
      )}
      {event.asks_accommodation && <AccommodationField form={form} hint={t("apply.accommodation_again")} />}
      {bar && <Bar>{bar}</Bar>}
      <Button type="submit" busy={form.formState.isSubmitting} busyText={t("form.sending")}>
        {t("apply.save_answers")}
      </Button>
    </form>
  );
}

interface GivenAnswersProps {
  questions: Event["apply_questions"];
  answers: Application["apply_question_answers"];
}

function GivenAnswers({ questions, answers }: GivenAnswersProps) {
  const t = useTexts();
  const reader = useReader();
  const { language } = reader;
  return (
    <>
      <p>{t("apply.answers_fixed")}</p>
      <dl className={styles.given}>
        {questions.map((question) => {
          const text = questionText(question, reader);
          return (
            <div key={question.id}>
              <dt lang={text && foreignTag(text.language_id, language)}>{text?.title}</dt>
              <dd>{answers[`q_${question.id}`] || t("apply.no_answer")}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
