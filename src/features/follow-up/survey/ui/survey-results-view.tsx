import { Button, Group, Paper, Progress, Stack, Table, Text, Title } from "@mantine/core";
import { downloadFile } from "../../../../platform/browser/download-file.ts";
import { noticeFailure } from "../../../../ui/feedback/admin-notifications.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { textIn } from "../../../events/events.public.ts";
import type { QuestionResult, SurveyResults } from "../survey.contract.ts";

/** Results: how many chose each option, and the texts that were written. */
export function SurveyResultsView({ eventId, results }: { eventId: number; results: SurveyResults }) {
  const t = useTexts();
  const { answered, attended, shown, questions } = results;
  if (answered === 0) return <Text>{t("survey.no_answers")}</Text>;
  const download = () =>
    downloadFile(`/api/v1/events/${eventId}/survey/results.csv`).catch(() =>
      noticeFailure(t("admin.unreachable")),
    );
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={3}>{t("survey.results")}</Title>
        <Button variant="default" onClick={() => void download()}>
          {t("survey.download")}
        </Button>
      </Group>
      <Text>{t("survey.answered", { answered, attended: Math.max(attended, answered) })}</Text>
      {shown < answered && <Text c="dimmed">{t("survey.held_back", { count: answered - shown })}</Text>}
      {shown > 0 &&
        questions.map((result) => <QuestionAnswered key={result.question.id} {...{ result, shown }} />)}
    </Stack>
  );
}

function QuestionAnswered({ result, shown }: { result: QuestionResult; shown: number }) {
  const t = useTexts();
  const language = useLanguage();
  const { question, counts, texts } = result;
  const { title, options_data } = textIn(question.language_apply_questions, language);
  return (
    <Paper withBorder p="md">
      <Title order={4}>{title}</Title>
      {counts.length > 0 ? (
        <Table mt="xs">
          <Table.Tbody>
            {counts.map((count, place) => (
              <Table.Tr key={options_data[place]}>
                <Table.Th scope="row" fw={400}>
                  {options_data[place]}
                  <Progress value={(count / shown) * 100} size="sm" mt={4} aria-hidden="true" />
                </Table.Th>
                <Table.Td ta="end" w="4rem">
                  {count}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ) : (
        <WrittenAnswers texts={texts} nothing={t("survey.nothing_written")} />
      )}
    </Paper>
  );
}

function WrittenAnswers({ texts, nothing }: { texts: QuestionResult["texts"]; nothing: string }) {
  if (texts.length === 0) {
    return (
      <Text mt="xs" c="dimmed">
        {nothing}
      </Text>
    );
  }
  return (
    <Stack component="ul" gap="xs" mt="xs" mb={0} ps="md">
      {texts.map(({ text, name }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may write the same, and the list is read as a whole
        <li key={place}>
          <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</Text>
          {name !== null && (
            <Text size="sm" c="dimmed">
              {name}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}
