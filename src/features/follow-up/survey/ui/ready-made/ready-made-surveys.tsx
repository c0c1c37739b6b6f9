import { Button, Group, Stack, Text } from "@mantine/core";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTexts } from "../../../../../ui/texts/texts.tsx";
import type { AskedLanguage } from "../../../../events/events.admin.ts";
import type { SurveyValues } from "../survey-values.ts";
import { readyMadeQuestion, readyMadeSurveys } from "./ready-made-questions.ts";

/** Adds a rating, and offers whole surveys while nothing is asked yet. What was added is edited like one's own. */
export function ReadyMadeSurveys({
  form,
  languages,
}: {
  form: UseFormReturn<SurveyValues>;
  languages: AskedLanguage[];
}) {
  const t = useTexts();
  const asked = useWatch({ control: form.control, name: "questions" });
  const isEmpty = asked.every(({ isRemoved }) => isRemoved);
  const add = (names: readonly Parameters<typeof readyMadeQuestion>[0][]) =>
    form.setValue(
      "questions",
      [...form.getValues("questions"), ...names.map((name) => readyMadeQuestion(name, languages))],
      { shouldDirty: true },
    );
  return (
    <Stack gap="xs">
      {isEmpty && <Text size="sm">{t("survey.ready_made_title")}</Text>}
      <Group gap="xs">
        {isEmpty &&
          Object.entries(readyMadeSurveys).map(([name, names]) => (
            <Button key={name} variant="default" size="xs" onClick={() => add(names)}>
              {t(`survey.ready_made.${name as keyof typeof readyMadeSurveys}`)}
            </Button>
          ))}
        <Button variant="light" size="xs" onClick={() => add(["rating"])}>
          {`+ ${t("survey.add_rating")}`}
        </Button>
      </Group>
    </Stack>
  );
}
