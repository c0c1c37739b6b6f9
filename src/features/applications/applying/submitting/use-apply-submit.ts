import { type ComponentProps, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { showApiError } from "../../../../platform/browser/show-api-error.ts";
import { useLanguage } from "../../../../ui/texts/texts.tsx";
import {
  type SignUpBar,
  type SignUpValues,
  useCurrentUser,
  type useSignUp,
} from "../../../accounts/accounts.public.ts";
import type { Event, eventReadContracts } from "../../../events/events.contract.ts";
import { type ApplyingOutcome, applyState, factsOfEvent } from "../../../events/events.public.ts";
import { isQuestion, joined, type QuestionAnswers } from "../../answering/answers.ts";
import type { applicationContracts } from "../../applications.contract.ts";
import { interruptedPress } from "../../on-load/interrupted-press.ts";
import { asksNothing } from "../ui/asks-nothing.ts";
import { appliedAddress } from "./applied-address.ts";
import { useResumedPress } from "./use-resumed-press.ts";
import { visitSource } from "./visit-source.ts";

const api = apiClient<typeof applicationContracts>();
const events = apiClient<typeof eventReadContracts>();

export interface ApplyValues {
  answers: QuestionAnswers;
  accommodation?: string;
  asksFirst?: boolean;
  person: SignUpValues;
}

interface ApplySubmit {
  event: Event;
  form: UseFormReturn<ApplyValues>;
  signUp: ReturnType<typeof useSignUp>;
  outcome: ApplyingOutcome;
  /** Applications open to this person later: the press asks for a reminder in place of applying. */
  opensLater: boolean;
  /** Why what was just tried did not work. */
  problem: string | null;
  /** The event cannot be applied to any more. */
  onClosed(event: Event): void;
}

/** Applies, for visitors after signing them up; a press goes on where a log-in came between, and `said` is what was refused. */
export function useApplySubmit({ event, form, signUp, outcome, opensLater, problem, onClosed }: ApplySubmit) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { user, refresh } = useCurrentUser();
  const inLanguage = (sentence: string | null) => sentence && { sentence, language };
  const [said, setSaid] = useState<ComponentProps<typeof SignUpBar>["said"] | "" | null>(inLanguage(problem));
  // The tick beside the button does not come along, so that it is pressed once more then.
  const keepPress = () =>
    asksNothing(event) && !form.getValues("asksFirst") && interruptedPress.store(event.id, outcome);

  const apply = async ({ answers, accommodation, asksFirst }: ApplyValues) => {
    const body = {
      application: {
        apply_question_answers: joined(answers),
        ...(event.asks_accommodation && { accommodation }),
        ...(outcome === "waiting_list" && { asks_before_promotion: Boolean(asksFirst) }),
        ...visitSource(event.id),
      },
    };
    const { data } = await api("POST /events/{id}/applications/apply", { params: { id: event.id }, body });
    navigate(appliedAddress(data, event.id, outcome));
  };
  const press = useResumedPress(() => void submit());
  const submit = form.handleSubmit(async (values) => {
    setSaid(null);
    try {
      if (!user) {
        // An account that is made for an application alone must not be made where there is no place any more.
        const { data: current } = await events("GET /events/{id}", { params: { id: event.id }, query: {} });
        if (applyState(factsOfEvent(current), new Date()) !== "open") return onClosed(current);
        const refused = await signUp.send(values.person, (field, message) =>
          form.setError(`person.${field}`, { message }, { shouldFocus: true }),
        );
        if (refused) {
          keepPress();
          return setSaid(refused);
        }
        interruptedPress.clear();
        await refresh();
      }
      if (opensLater) {
        await api("POST /events/{id}/event_reminds/apply", { params: { id: event.id } });
        return void navigate(`/events/${event.id}`);
      }
      await apply(values);
    } catch (error) {
      press.noticeRefusal(error);
      setSaid(showAnswerErrors(error) || "apply.unreachable");
    }
  });
  const showAnswerErrors = (error: unknown) => {
    const isOfAnswers = error instanceof ApiError && Object.keys(error.errors).some(isQuestion);
    const sentence = showApiError(error, form, (field) =>
      isQuestion(field) ? `answers.${field}` : field === "accommodation" ? field : null,
    );
    return isOfAnswers ? "apply.check_answers" : inLanguage(sentence);
  };
  return { submit, said, keepPress };
}
