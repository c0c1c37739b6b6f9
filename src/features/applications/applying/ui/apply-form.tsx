import { type ComponentProps, lazy, Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { showApiError } from "../../../../platform/browser/show-api-error.ts";
import { languageIds } from "../../../../shared/languages/languages.ts";
import { withRedirectTo } from "../../../../shared/safe-redirect-path.ts";
import { Button } from "../../../../ui/base/button.tsx";
import { FieldGroup } from "../../../../ui/forms/fields/field-group.tsx";
import { NeedsScripts } from "../../../../ui/forms/needs-scripts.tsx";
import { usePostedOr } from "../../../../ui/forms/posted.ts";
import { useProblemsInLanguage } from "../../../../ui/forms/problems/use-problems-in-language.ts";
import { useInputBeforeHydration } from "../../../../ui/forms/use-input-before-hydration.ts";
import { useIsHydrated } from "../../../../ui/forms/use-is-hydrated.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import {
  SignUpBar,
  type SignUpChoices,
  SignUpFields,
  SignUpTerms,
  type SignUpValues,
  useCurrentUser,
  useSignUp,
} from "../../../accounts/accounts.public.ts";
import type { Event, eventReadContracts } from "../../../events/events.contract.ts";
import {
  admissionOf,
  applyingOutcome,
  applyState,
  factsOfEvent,
  priorityOfEvent,
} from "../../../events/events.public.ts";
import { isQuestion, joined, type QuestionAnswers } from "../../answering/answers.ts";
import { QuestionField } from "../../answering/question-field.tsx";
import type { applicationContracts } from "../../applications.contract.ts";
import { knownFacts } from "../../my-application/known-facts.ts";
import { interruptedPress } from "../../on-load/interrupted-press.ts";
import { appliedAddress } from "./applied-address.ts";
import styles from "./apply-form.module.css";
import { ApplyOutcome } from "./apply-outcome.tsx";
import { asksNothing } from "./asks-nothing.ts";
import { JointUse, OrganizerLinks } from "./organizers-of-form.tsx";
import { useResumedPress } from "./use-resumed-press.ts";

// Few events ask for it.
const AccommodationField = lazy(async () => {
  const { AccommodationField: Field } = await import("../../accommodation/ui/accommodation-field.tsx");
  return { default: Field<ApplyValues> };
});

const api = apiClient<typeof applicationContracts>();
const events = apiClient<typeof eventReadContracts>();

const emailType = 5;

export interface ApplyValues {
  answers: QuestionAnswers;
  accommodation?: string;
  asksFirst?: boolean;
  person: SignUpValues;
}

interface ApplyFormProps {
  event: Event;
  /** The moment of which the page tells (milliseconds). */
  now: number;
  choices: SignUpChoices;
  /** While it is not known whether the person has applied already. */
  isWaiting: boolean;
  /** Why what was just tried did not work. */
  problem: string | null;
  /** The event cannot be applied to any more. */
  onClosed(event: Event): void;
}

/**
 * What will happen, the organizer's questions and, for visitors, the sign-up in the same step. What is typed stays, whatever is
 * refused; a press goes on where a log-in came between.
 */
export function ApplyForm({ event, now, choices, isWaiting, problem, onClosed }: ApplyFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { user, refresh } = useCurrentUser();
  const signUp = useSignUp(choices);
  const inLanguage = (sentence: string | null) => sentence && { sentence, language };
  const [bar, setBar] = useState<ComponentProps<typeof SignUpBar>["said"] | "" | null>(inLanguage(problem));
  const form = useForm<ApplyValues>({
    defaultValues: { answers: {}, person: usePostedOr(signUp.defaults, "person.") },
  });
  const id = useInputBeforeHydration(form);
  useProblemsInLanguage(form);
  const { isSubmitting } = form.formState;
  const isAwake = useIsHydrated();
  const here = `/events/${event.id}/apply`;
  const questions = event.apply_questions.filter((question) => !question._destroy);
  // Signing up in the same step asks for the address already.
  const shown = questions.filter((question) => user || question.question_type_id !== emailType);

  const outcome = applyingOutcome(factsOfEvent(event));
  const isPressAlone = asksNothing(event);
  const priority = priorityOfEvent(event);
  const told = !user && priority ? knownFacts(form.watch("person"), choices) : {};
  const opensLater = admissionOf(priority, told, new Date(now)) === "later" ? priority?.until : undefined;
  // What was ticked beside the button does not come along, so that it is pressed once more then.
  const keepPress = () =>
    isPressAlone && !form.getValues("asksFirst") && interruptedPress.store(event.id, outcome);

  const apply = async (answers: QuestionAnswers, accommodation?: string, asksFirst?: boolean) => {
    const body = {
      application: {
        apply_question_answers: joined(answers),
        ...(event.asks_accommodation && { accommodation }),
        ...(outcome === "waiting_list" && { asks_before_promotion: Boolean(asksFirst) }),
      },
    };
    const { data } = await api("POST /events/{id}/applications/apply", { params: { id: event.id }, body });
    navigate(appliedAddress(data, event.id, outcome));
  };
  const press = useResumedPress(() => void submit());
  const submit = form.handleSubmit(async ({ answers, accommodation, asksFirst, person }) => {
    setBar(null);
    try {
      if (!user) {
        // An account that is made for an application alone must not be made where there is no place any more.
        const { data: current } = await events("GET /events/{id}", { params: { id: event.id }, query: {} });
        if (applyState(factsOfEvent(current), new Date()) !== "open") return onClosed(current);
        const refused = await signUp.send(person, (field, message) =>
          form.setError(`person.${field}`, { message }, { shouldFocus: true }),
        );
        if (refused) {
          keepPress();
          return setBar(refused);
        }
        interruptedPress.clear();
        await refresh();
      }
      if (opensLater) {
        await api("POST /events/{id}/event_reminds/apply", { params: { id: event.id } });
        return void navigate(`/events/${event.id}`);
      }
      await apply(answers, accommodation, asksFirst);
    } catch (error) {
      press.noticeRefusal(error);
      setBar(showAnswerErrors(error) || "apply.unreachable");
    }
  });
  const showAnswerErrors = (error: unknown) => {
    const isOfAnswers = error instanceof ApiError && Object.keys(error.errors).some(isQuestion);
    const sentence = showApiError(error, form, (field) =>
      isQuestion(field) ? `answers.${field}` : field === "accommodation" ? field : null,
    );
    return isOfAnswers ? "apply.check_answers" : inLanguage(sentence);
  };
  return (
    <form method="post" id={id} onSubmit={submit} noValidate className={styles.form}>
      <NeedsScripts>
        <OrganizerLinks event={event} />
      </NeedsScripts>
      {user === null && (
        <p>
          <Link to={withRedirectTo("/login", here)} onClick={keepPress}>
            {t("sign_up.have_account")}
          </Link>
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
      {event.asks_accommodation && (
        <Suspense>
          <AccommodationField form={form} />
        </Suspense>
      )}
      {!user && (
        <div className={styles.signUp}>
          <SignUpFields form={form} choices={choices} />
          <SignUpTerms />
        </div>
      )}
      <JointUse hosts={event.organizations} />
      <ApplyOutcome
        event={event}
        now={now}
        opensLater={opensLater}
        isPressAlone={Boolean(user) && isPressAlone}
        askFirst={form.register("asksFirst")}
      />
      {bar && <SignUpBar said={bar} redirectTo={here} />}
      <Button
        type="submit"
        wide
        busy={isSubmitting || (isAwake && (user === undefined || isWaiting))}
        busyText={t("apply.sending")}
      >
        {user === null
          ? t(`apply.sign_up_to.${opensLater ? "remind" : outcome}`)
          : t(outcome === "place" ? "apply.submit" : `apply.to.${outcome}`)}
      </Button>
    </form>
  );
}
