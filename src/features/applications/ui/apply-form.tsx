import { lazy, Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { ApiError, apiClient } from "../../../platform/browser/api-client.ts";
import { showApiError } from "../../../platform/browser/show-api-error.ts";
import { languageIds, localeOf } from "../../../shared/languages.ts";
import { withRedirectTo } from "../../../shared/safe-redirect-path.ts";
import { Button } from "../../../ui/base/button.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { FieldGroup } from "../../../ui/forms/field-group.tsx";
import { NeedsScripts } from "../../../ui/forms/needs-scripts.tsx";
import { usePostedOr } from "../../../ui/forms/posted.ts";
import { useInputBeforeHydration } from "../../../ui/forms/use-input-before-hydration.ts";
import { useIsHydrated } from "../../../ui/forms/use-is-hydrated.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import {
  SignUpBar,
  type SignUpChoices,
  SignUpFields,
  SignUpTerms,
  type SignUpValues,
  useCurrentUser,
  useSignUp,
} from "../../accounts/accounts.public.ts";
import type { Event, eventReadContracts } from "../../events/events.contract.ts";
import { applyingLeadsTo, applyState, factsOfEvent } from "../../events/events.public.ts";
import type { applicationContracts } from "../applications.contract.ts";
import { AccommodationField } from "./accommodation-field.tsx";
import { isQuestion, joined, type QuestionAnswers } from "./answers.ts";
import styles from "./apply-form.module.css";
import { QuestionField } from "./question-field.tsx";
import { useImmediateApplication } from "./use-immediate-application.ts";

const ApplyingNote = lazy(() => import("./applying-note.tsx"));

const api = apiClient<typeof applicationContracts>();
const events = apiClient<typeof eventReadContracts>();

const emailType = 5;

export interface ApplyValues {
  answers: QuestionAnswers;
  accommodation?: string;
  person: SignUpValues;
}

interface ApplyFormProps {
  event: Event;
  choices: SignUpChoices;
  /** While it is not known whether the person has applied already. */
  isWaiting: boolean;
  /** The event cannot be applied to any more. */
  onClosed(event: Event): void;
}

/** The organizer's questions and, for visitors, the sign-up in the same step. What is typed stays, whatever is refused. */
export function ApplyForm({ event, choices, isWaiting, onClosed }: ApplyFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { user, refresh } = useCurrentUser();
  const signUp = useSignUp();
  const [bar, setBar] = useState<string | null>(null);
  const form = useForm<ApplyValues>({
    defaultValues: { answers: {}, person: usePostedOr(signUp.defaults, "person.") },
  });
  const id = useInputBeforeHydration(form);
  const { isSubmitting } = form.formState;
  const isAwake = useIsHydrated();
  const here = `/events/${event.id}/apply`;
  const questions = event.apply_questions.filter((question) => !question._destroy);
  // Signing up in the same step asks for the address already.
  const shown = questions.filter((question) => user || question.question_type_id !== emailType);

  const leadsTo = applyingLeadsTo(factsOfEvent(event));
  const isAsked = questions.length > 0 || event.asks_accommodation;

  const apply = async (answers: QuestionAnswers, accommodation?: string) => {
    const body = {
      application: {
        apply_question_answers: joined(answers),
        ...(event.asks_accommodation && { accommodation }),
      },
    };
    const { data } = await api("POST /events/{id}/applications/apply", { params: { id: event.id }, body });
    // A turn in the queue is news to somebody who was promised a place.
    const outcome = data.state === "waiting" && leadsTo === "place" ? "too_late" : data.state;
    navigate(`/events/${event.id}?just_applied=${outcome}`);
  };
  const submit = form.handleSubmit(async ({ answers, accommodation, person }) => {
    setBar(null);
    try {
      if (!user) {
        // An account that is made for an application alone must not be made where there is no place any more.
        const { data: current } = await events("GET /events/{id}", { params: { id: event.id } });
        if (applyState(factsOfEvent(current), new Date()) !== "open") return onClosed(current);
        const refused = await signUp.send(person, (field, message) =>
          form.setError(`person.${field}`, { message }, { shouldFocus: true }),
        );
        if (refused) return setBar(refused);
        await refresh();
      }
      await apply(answers, accommodation);
    } catch (error) {
      setBar(showAnswerErrors(error) ?? t("apply.unreachable"));
    }
  });
  const showAnswerErrors = (error: unknown): string | null => {
    const isOfAnswers = error instanceof ApiError && Object.keys(error.errors).some(isQuestion);
    const sentence = showApiError(error, form, (field) =>
      isQuestion(field) ? `answers.${field}` : field === "accommodation" ? field : null,
    );
    return isOfAnswers ? t("apply.check_answers") : sentence;
  };
  useImmediateApplication(Boolean(user) && !isWaiting && !isAsked, () =>
    apply({}).catch((error) => setBar(showAnswerErrors(error) ?? t("apply.unreachable"))),
  );

  if (user && !isAsked) {
    return bar ? <Bar>{bar}</Bar> : <p aria-live="polite">{t("apply.sending")}</p>;
  }
  return (
    <form method="post" id={id} onSubmit={submit} noValidate className={styles.form}>
      <NeedsScripts>
        <OrganizerLinks event={event} />
      </NeedsScripts>
      {user === null && (
        <p>
          <Link to={withRedirectTo("/login", here)}>{t("sign_up.have_account")}</Link>
        </p>
      )}
      {shown.length > 0 && (
        <FieldGroup legend={t("apply.questions")}>
          {shown.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              languageId={languageIds[language]}
              form={form}
              userEmail={user?.email ?? null}
            />
          ))}
        </FieldGroup>
      )}
      {event.asks_accommodation && <AccommodationField form={form} />}
      {!user && (
        <div className={styles.signUp}>
          <SignUpFields form={form} choices={choices} />
          <SignUpTerms />
        </div>
      )}
      <JointUse hosts={event.organizations} />
      {leadsTo !== "place" && (
        <Suspense>
          <ApplyingNote event={event} />
        </Suspense>
      )}
      {bar && <SignUpBar sentence={bar} redirectTo={here} />}
      <Button
        type="submit"
        wide
        busy={isSubmitting || (isAwake && (user === undefined || isWaiting))}
        busyText={t("apply.sending")}
      >
        {user === null
          ? t(`apply.sign_up_to.${leadsTo}`)
          : t(leadsTo === "place" ? "apply.submit" : `apply.to.${leadsTo}`)}
      </Button>
    </form>
  );
}

/** Privacy notice: recipients, purpose, and the organization that is responsible. */
function JointUse({ hosts }: { hosts: Event["organizations"] }) {
  const t = useTexts();
  const names = hosts.map(({ organization_name }) => organization_name);
  const all = new Intl.ListFormat(localeOf(useLanguage())).format(names);
  return <p className={styles.note}>{t("apply.joint_use", { hosts: all, owner: names[0] ?? "" })}</p>;
}

function OrganizerLinks({ event }: { event: Event }) {
  const t = useTexts();
  return (
    <>
      {t("apply.ask_organizer")}{" "}
      {event.organizations.map(({ id, organization_name }) => (
        <Link key={id} to={`/organizations/${id}`}>
          {organization_name}
        </Link>
      ))}
    </>
  );
}
