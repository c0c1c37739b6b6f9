import { Alert, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { ApiError } from "../../../../platform/browser/api-client.ts";
import { Badge } from "../../../../ui/base/badge.tsx";
import { lazyPart } from "../../../../ui/base/lazy-part.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";
import { RetentionNote } from "../../retention/ui/retention-note.tsx";
import type { AnswerFigures } from "../answer-figures.contract.ts";
import { AnswerFilter, type AskedPeople } from "./answer-filter.tsx";
import { answerFiguresQuery } from "./fetch-answers.ts";
import { OptionBars } from "./option-bars.tsx";
import { WrittenAnswers } from "./written-answers.tsx";

const AnswersWithheldNote = lazyPart(() => import("../../joint-use/answers-withheld-note.tsx"));

/** What applicants answered, question by question: counts of what was chosen, and what was written to read through. */
export function AnswersPanel({ event }: { event: Event }) {
  const eventId = event.id;
  const t = useTexts();
  const language = useLanguage();
  const [asked, setAsked] = useState<AskedPeople>({ state: "active", language: "" });
  const { data, error, refetch } = useQuery({
    ...answerFiguresQuery(eventId, asked, language),
    placeholderData: (before) => before,
  });
  return (
    <Stack>
      <RetentionNote event={event} />
      <AnswerFilter value={asked} onChange={setAsked} />
      {error &&
        (isWithheld(error) ? (
          <Suspense>
            <AnswersWithheldNote onAskAgain={refetch} />
          </Suspense>
        ) : (
          <Alert color="red">{t("admin.unreachable")}</Alert>
        ))}
      {data && (
        <>
          <Text role="status">{t("answers.people", { count: data.people })}</Text>
          {data.questions.length === 0 && <Text c="dimmed">{t("answers.no_questions")}</Text>}
          {data.questions.map((question) => (
            <Answered
              key={`${question.question_id} ${asked.state} ${asked.language}`}
              {...{ eventId, asked, question, people: data.people }}
            />
          ))}
        </>
      )}
    </Stack>
  );
}

const isWithheld = (error: Error) => error instanceof ApiError && error.errors.answers !== undefined;

interface AnsweredProps {
  eventId: number;
  asked: AskedPeople;
  question: AnswerFigures["questions"][number];
  people: number;
}

function Answered({ eventId, asked, question, people }: AnsweredProps) {
  const t = useTexts();
  const { question_id, title, is_deleted, answered, options } = question;
  return (
    <Paper component="section" withBorder p="md" style={{ breakInside: "avoid" }}>
      <Group gap="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        {is_deleted && <Badge tone="quiet">{t("answers.not_asked_any_more")}</Badge>}
      </Group>
      <Text size="sm">{t("answers.answered", { answered, others: Math.max(0, people - answered) })}</Text>
      {options.length > 0 ? (
        <OptionBars title={title} options={options} answered={answered} />
      ) : (
        answered > 0 && <WrittenAnswers {...{ eventId, asked, title, questionId: question_id }} />
      )}
    </Paper>
  );
}
