import { Image, Paper, SimpleGrid, Text } from "@mantine/core";
import { readTime } from "../../../../shared/time/read-time.ts";
import { languageName, languageSymbol } from "../../../../ui/texts/language-name.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../reference-data/reference-data.public.ts";
import { timeSpan } from "../../format/format-event-time.ts";
import type { EventText, EventValues } from "./values/event-values.ts";

interface PublishPreviewProps {
  values: EventValues;
  referenceData: ReferenceData;
}

/** The head of an event's page as it will be, its languages side by side where there is room. */
export function PublishPreview({ values, referenceData }: PublishPreviewProps) {
  const t = useTexts();
  const language = useLanguage();
  const { languages, prefectures } = referenceData;
  const start = readTime(values.start_at);
  const prefecture = prefectures.find(({ id }) => String(id) === values.prefecture_id)?.name;
  const placeOf = ({ place_name }: EventText) =>
    values.is_online ? t("event_form.is_online") : [prefecture, place_name].filter(Boolean).join(" · ");
  const questions = values.questions.filter(({ isRemoved }) => !isRemoved);
  return (
    <SimpleGrid cols={{ base: 1, sm: values.texts.length }}>
      {values.texts.map((text, place) => (
        <Paper key={text.language_id} withBorder p="md" component="section">
          <Text size="sm" c="dimmed">
            {languageName(languages, text.language_id, language)}
          </Text>
          {values.thumbnail_url && (
            <Image
              src={values.thumbnail_url}
              alt=""
              radius="md"
              my="xs"
              style={{ aspectRatio: 16 / 9, objectFit: "cover" }}
            />
          )}
          <Text component="h3" fw={700} size="lg" lang={languageSymbol(languages, text.language_id)}>
            {text.title || t("meter.missing.title")}
          </Text>
          <Text size="sm">
            {start && timeSpan(start, values.end_at ? readTime(values.end_at) : null, language)}
            <br />
            {placeOf(text)}
            <br />
            {t("publish.seats", { count: Number(values.max_participant_num) })}
          </Text>
          <Text
            size="sm"
            mt="xs"
            lineClamp={4}
            style={{ whiteSpace: "pre-line" }}
            lang={languageSymbol(languages, text.language_id)}
          >
            {text.discription}
          </Text>
          {questions.length > 0 && (
            <Text size="sm" mt="xs" c="dimmed">
              {t("publish.questions", { count: questions.length })}
              {questions
                .flatMap(({ texts }) => texts[place]?.title || [])
                .map((title) => t("publish.question", { title }))}
            </Text>
          )}
        </Paper>
      ))}
    </SimpleGrid>
  );
}
