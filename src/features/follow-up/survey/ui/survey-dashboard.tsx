import { Alert, Button, Stack, Text } from "@mantine/core";
import { useCallback, useEffect, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";
import { fetchReferenceData, type ReferenceData } from "../../../reference-data/reference-data.public.ts";
import type { Survey, SurveyResults, surveyContracts } from "../survey.contract.ts";
import { SurveyEditor } from "./survey-editor.tsx";
import { SurveyResultsView } from "./survey-results-view.tsx";

const api = apiClient<typeof surveyContracts>();

interface Known {
  survey: Survey;
  /** Null where no survey was made. */
  results: SurveyResults | null;
  referenceData: ReferenceData;
}

/** An event's survey at the organizer's dashboard: what is asked, and what was answered. */
export function SurveyDashboard({ event }: { event: Event }) {
  const t = useTexts();
  const { known, hasFailed, read, follow } = useSurvey(event.id);
  if (hasFailed) {
    return (
      <Alert color="red" title={t("survey.failed")}>
        <Button size="xs" variant="default" onClick={() => void read()}>
          {t("survey.retry")}
        </Button>
      </Alert>
    );
  }
  if (!known) return <Text role="status">…</Text>;
  const { survey, results, referenceData } = known;
  return (
    <Stack gap="lg">
      <Text c="dimmed">{t("survey.lead")}</Text>
      {results && survey.questions.length > 0 && <SurveyResultsView eventId={event.id} results={results} />}
      <SurveyEditor {...{ event, survey, referenceData }} onSaved={(saved) => void follow(saved)} />
    </Stack>
  );
}

function useSurvey(eventId: number) {
  const [known, setKnown] = useState<Known | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const read = useCallback(async () => {
    setFailed(false);
    try {
      const params = { id: eventId };
      const [{ data: survey }, referenceData] = await Promise.all([
        api("GET /events/{id}/survey", { params }),
        fetchReferenceData(),
      ]);
      const results = await readResults(eventId, survey);
      setKnown({ survey, results, referenceData });
    } catch {
      setFailed(true);
    }
  }, [eventId]);
  useEffect(() => void read(), [read]);
  /** Without asking for the survey anew: what is being typed by now must not go. */
  const follow = async (survey: Survey) => {
    setKnown((before) => before && { ...before, survey });
    const results = await readResults(eventId, survey).catch(() => null);
    setKnown((before) => before && results && { ...before, results });
  };
  return { known, hasFailed, read, follow };
}

/** Asks only where a survey was made. */
async function readResults(eventId: number, survey: Survey): Promise<SurveyResults | null> {
  if (survey.lock_version === 0) return null;
  return (await api("GET /events/{id}/survey/results", { params: { id: eventId } })).data;
}
