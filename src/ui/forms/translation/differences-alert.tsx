import { Alert, List } from "@mantine/core";
import type { Difference } from "../../../shared/translation/compare-texts.ts";
import { useTexts } from "../../texts/texts.tsx";

const shownAtMost = 8;

interface DifferencesAlertProps {
  /** With the number of the question that each is about, if any. */
  differences: (Difference & { question: number | null })[];
  /** Names of the two languages in the reader's. */
  languages: readonly [string, string];
}

/** Times, dates, numbers, links and names that only one of two languages has. It keeps nobody from saving. */
export function DifferencesAlert({ differences, languages }: DifferencesAlertProps) {
  const t = useTexts();
  const lines = differences.flatMap(({ question, onlyInFirst, onlyInSecond }) =>
    [onlyInFirst, onlyInSecond].flatMap((written, place) => {
      if (written.length === 0) return [];
      const what = written.slice(0, shownAtMost).join(t("translation.separator"));
      const language = languages[place] as string;
      return question === null
        ? t("translation.only_in", { language, what })
        : t("translation.only_in_question", { language, what, question });
    }),
  );
  if (lines.length === 0) return null;
  return (
    <Alert
      color="yellow"
      title={t("translation.title")}
      styles={{ title: { color: "var(--mantine-color-text)" } }}
    >
      <List size="sm">
        {lines.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
