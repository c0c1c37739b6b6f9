import { useEffect, useState } from "react";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { ButtonLink } from "../../../../ui/base/button.tsx";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Survey, surveyContracts } from "../survey.contract.ts";
import { SurveyForm } from "./survey-form.tsx";

const api = apiClient<typeof surveyContracts>();

/** The reader's survey: its questions, a word of thanks once they have answered, or the reason why they can't. */
export default function MySurvey({ eventId, email }: { eventId: number; email: string }) {
  const t = useTexts();
  const [survey, setSurvey] = useState<Survey | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    api("GET /events/{id}/survey", { params: { id: eventId } }).then(
      ({ data }) => isCurrent && setSurvey(data),
      (error: unknown) => isCurrent && setFailure({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [eventId]);
  if (failure) {
    const { error } = failure;
    const isNotTheirs = error instanceof ApiError && error.status === 404;
    return (
      <Bar kind="note">
        {isNotTheirs ? t("survey.only_attended") : failureMessage(error, t("apply.unreachable"))}
      </Bar>
    );
  }
  if (!survey) return <p role="status">{t("apply.working")}</p>;
  if (survey.has_answered) return <Thanks eventId={eventId} />;
  if (!survey.can_answer) return <NotOpen survey={survey} />;
  return <SurveyForm eventId={eventId} survey={survey} email={email} onChanged={setSurvey} />;
}

function Thanks({ eventId }: { eventId: number }) {
  const t = useTexts();
  return (
    <>
      <Bar kind="success">{t("survey.thanks")}</Bar>
      <p>
        <ButtonLink look="quiet" to={`/events/${eventId}`}>
          {t("survey.back_to_event")}
        </ButtonLink>
      </p>
    </>
  );
}

function NotOpen({ survey }: { survey: Survey }) {
  const t = useTexts();
  const language = useLanguage();
  const opensAt = new Date(survey.opens_at);
  if (survey.questions.length === 0) return <Bar kind="note">{t("survey.none")}</Bar>;
  if (survey.is_open && opensAt > new Date()) {
    return <Bar kind="note">{t("survey.opens_at", { time: displayDayTime(opensAt, language) })}</Bar>;
  }
  const isInTime = new Date() < new Date(survey.closes_at);
  // Managers see it too, who may not answer.
  return <Bar kind="note">{t(survey.is_open && isInTime ? "survey.managers" : "survey.closed")}</Bar>;
}
