import { Suspense } from "react";
import { useForm } from "react-hook-form";
import { withRedirectTo } from "../../../../shared/safe-redirect-path.ts";
import { Button } from "../../../../ui/base/button.tsx";
import { lazyPart } from "../../../../ui/base/lazy-part.ts";
import { Link } from "../../../../ui/base/link.tsx";
import { FieldGroup } from "../../../../ui/forms/fields/field-group.tsx";
import { NeedsScripts } from "../../../../ui/forms/needs-scripts.tsx";
import { usePostedOr } from "../../../../ui/forms/posted.ts";
import { useProblemsInLanguage } from "../../../../ui/forms/problems/use-problems-in-language.ts";
import { useInputBeforeHydration } from "../../../../ui/forms/use-input-before-hydration.ts";
import { useSubmitWhenReady } from "../../../../ui/forms/use-submit-when-ready.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import {
  SignUpBar,
  type SignUpChoices,
  SignUpFields,
  SignUpTerms,
  useCurrentUser,
  useSignUp,
} from "../../../accounts/accounts.public.ts";
import type { Event } from "../../../events/events.contract.ts";
import {
  admissionOf,
  applyingOutcome,
  factsOfEvent,
  priorityOfEvent,
} from "../../../events/events.public.ts";
import { QuestionField } from "../../answering/question-field.tsx";
import { knownFacts } from "../../my-application/known-facts.ts";
import { type ApplyValues, useApplySubmit } from "../submitting/use-apply-submit.ts";
import styles from "./apply-form.module.css";
import { ApplyOutcome } from "./apply-outcome.tsx";
import { asksNothing } from "./asks-nothing.ts";
import { JointUse, OrganizerLinks } from "./organizers-of-form.tsx";

// Few events ask for it.
const AccommodationField = lazyPart(async () => {
  const { AccommodationField: Field } = await import("../../accommodation/ui/accommodation-field.tsx");
  return { default: Field<ApplyValues> };
});

const emailType = 5;

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
  const { user } = useCurrentUser();
  const signUp = useSignUp(choices);
  const form = useForm<ApplyValues>({
    defaultValues: { answers: {}, person: usePostedOr(signUp.defaults, "person.") },
  });
  const id = useInputBeforeHydration(form);
  useProblemsInLanguage(form);
  const { isSubmitting } = form.formState;
  const here = `/events/${event.id}/apply`;
  const questions = event.apply_questions.filter((question) => !question._destroy);
  // Signing up in the same step asks for the address already.
  const shown = questions.filter((question) => user || question.question_type_id !== emailType);

  const outcome = applyingOutcome(factsOfEvent(event));
  const isPressAlone = asksNothing(event);
  const priority = priorityOfEvent(event);
  const told = !user && priority ? knownFacts(form.watch("person"), choices) : {};
  const opensLater = admissionOf(priority, told, new Date(now)) === "later" ? priority?.until : undefined;
  const { submit, said, keepPress } = useApplySubmit({
    event,
    form,
    signUp,
    outcome,
    opensLater: Boolean(opensLater),
    problem,
    onClosed,
  });
  const { onSubmit, isPressed } = useSubmitWhenReady(submit, user !== undefined && !isWaiting);
  return (
    <form method="post" id={id} onSubmit={onSubmit} noValidate className={styles.form}>
      <NeedsScripts>
        <OrganizerLinks event={event} />
      </NeedsScripts>
      {!user && (
        <p className={user === null ? undefined : styles.reserved}>
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
      <JointUse event={event} />
      <ApplyOutcome
        event={event}
        now={now}
        opensLater={opensLater}
        isPressAlone={Boolean(user) && isPressAlone}
        askFirst={form.register("asksFirst")}
      />
      {said && <SignUpBar said={said} redirectTo={here} />}
      <Button type="submit" wide busy={isSubmitting || isPressed} busyText={t("apply.sending")}>
        {user === null
          ? t(`apply.sign_up_to.${opensLater ? "remind" : outcome}`)
          : t(outcome === "place" ? "apply.submit" : `apply.to.${outcome}`)}
      </Button>
    </form>
  );
}
