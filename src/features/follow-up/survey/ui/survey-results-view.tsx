import { Button, Group, Paper, Progress, Stack, Table, Text, Title } from "@mantine/core";
import { downloadFile } from "../../../../platform/browser/download-file.ts";
import { noticeFailure } from "../../../../ui/feedback/admin-notifications.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { textIn } from "../../../events/events.public.ts";
import type { QuestionResult, SurveyResults } from "../survey.contract.ts";
import { averageRating } from "./average-rating.ts";

/** Results: how many chose each option, and the texts that were written. */
export function SurveyResultsView({ eventId, results }: { eventId: number; results: SurveyResults }) {
  const t = useTexts();
  const { is_anonymous, answered, attended, shown, questions } = results;
  if (answered === null) return <Text>{t("survey.waiting")}</Text>;
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
      {is_anonymous ? (
        <Text c="dimmed">{t("survey.shown", { shown })}</Text>
      ) : (
        <Text>{t("survey.answered", { answered, attended: Math.max(attended, answered) })}</Text>
      )}
      {questions.map((result) => (
        <QuestionAnswered key={result.question.id} {...{ result, shown }} />
      ))}
    </Stack>
  );
}

function QuestionAnswered({ result, shown }: { result: QuestionResult; shown: number }) {
  const t = useTexts();
  const language = useLanguage();
  const { question, counts, texts, former } = result;
  const { title, options_data } = textIn(question.language_apply_questions, language);
  const average = averageRating(options_data, counts);
  return (
    <Paper withBorder p="md">
      <Title order={4}>{title}</Title>
      {average !== null && (
        <Text mt={4}>{t("survey.average", { average: Math.round(average * 10) / 10 })}</Text>
      )}
      {former.length > 0 && <FormerWordings former={former} />}
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

/** The question as it was asked before, so that nobody reads an answer under words that came after it. */
function FormerWordings({ former }: Pick<QuestionResult, "former">) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Stack gap={4} mt="xs">
      <Text size="sm">{t("survey.former")}</Text>
      <Stack component="ul" gap={4} m={0} ps="md">
        {former.map((question, place) => {
          const { title, options_data } = textIn(question.language_apply_questions, language);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: wordings of one question, which share its id
            <Text component="li" size="sm" key={place}>
              {[title, ...(options_data.length > 0 ? [`[${options_data.join(" / ")}]`] : [])].join(" ")}
            </Text>
          );
        })}
      </Stack>
    </Stack>
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
