import { List, Paper, Progress, SimpleGrid, Stack, Text } from "@mantine/core";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { languageName } from "../../../../../ui/texts/language-name.ts";
import { useLanguage, useTexts } from "../../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../../reference-data/reference-data.public.ts";
import { TranslationWarnings } from "../translation/translation-warnings.tsx";
import type { EventValues } from "../values/event-values.ts";
import { missingTexts } from "../values/missing-texts.ts";

const shownAtMost = 5;

/** How complete the event is in each of its languages, what is missing where, and what the two say differently. */
export function LanguageMeter({
  form,
  referenceData,
}: {
  form: UseFormReturn<EventValues>;
  referenceData: ReferenceData;
}) {
  const t = useTexts();
  const language = useLanguage();
  const values = useWatch({ control: form.control }) as EventValues;
  const asked = 3 + values.questions.filter(({ isRemoved }) => !isRemoved).length * 2;
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: values.texts.length }}>
        {values.texts.map(({ language_id }, place) => {
          const missing = missingTexts(values, place);
          const name = languageName(referenceData.languages, language_id, language);
          return (
            <Paper
              key={language_id}
              withBorder
              p="sm"
              role="group"
              aria-label={t("meter.title", { language: name })}
            >
              <Text fw={600}>
                {t(missing.length === 0 ? "meter.complete" : "meter.incomplete", {
                  language: name,
                  count: missing.length,
                })}
              </Text>
              <Progress
                value={((asked - missing.length) / asked) * 100}
                color={missing.length === 0 ? "teal" : undefined}
                my="xs"
                aria-label={t("meter.title", { language: name })}
              />
              <List size="sm">
                {missing.slice(0, shownAtMost).map((one) => (
                  <List.Item key={JSON.stringify(one)}>
                    {t(`meter.missing.${one.kind}`, { number: "number" in one ? one.number : 0 })}
                  </List.Item>
                ))}
                {missing.length > shownAtMost && (
                  <List.Item>{t("meter.more", { count: missing.length - shownAtMost })}</List.Item>
                )}
              </List>
            </Paper>
          );
        })}
      </SimpleGrid>
      <TranslationWarnings values={values} referenceData={referenceData} />
    </Stack>
  );
}
