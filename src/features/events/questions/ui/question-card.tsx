import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import {
  ActionIcon,
  Alert,
  Button,
  Checkbox,
  Group,
  Paper,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from "@mantine/core";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { hasOptions, questionTypes } from "../question-types.ts";
import type { AskedLanguage } from "./asked-language.ts";
import type { AskingForm } from "./asking-form.ts";
import { QuestionOptions } from "./question-options.tsx";

interface QuestionCardProps {
  sortKey: string;
  form: UseFormReturn<AskingForm>;
  place: number;
  last: number;
  languages: AskedLanguage[];
  onMove(to: number): void;
  /** Only wordings can change. */
  isFrozen: boolean;
  emailHint: string;
}

/** One question in the event's languages; a removed one says so and can come back. */
export function QuestionCard(props: QuestionCardProps) {
  const { sortKey, form, place, last, languages, onMove, isFrozen, emailHint } = props;
  const t = useTexts();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({
    id: sortKey,
  });
  const question = useWatch({ control: form.control, name: `questions.${place}` });
  const errors = form.formState.errors.questions?.[place];
  if (!question) return null;
  const number = place + 1;
  const heading = t("question.heading", {
    number,
    type: t(`question.type.${question.question_type_id as 1}`),
  });
  const setRemoved = (isRemoved: boolean) =>
    form.setValue(`questions.${place}.isRemoved`, isRemoved, { shouldDirty: true });
  if (question.isRemoved) {
    return (
      <Alert variant="light" color="gray" title={question.texts[0]?.title || heading}>
        <Group justify="space-between">
          <Text size="sm">{t("question.removed")}</Text>
          <Button size="xs" variant="default" onClick={() => setRemoved(false)}>
            {t("question.undo")}
          </Button>
        </Group>
      </Alert>
    );
  }
  return (
    <Paper
      ref={setNodeRef}
      withBorder
      p="sm"
      style={{ transform: CSS.Translate.toString(transform), transition }}
      role="group"
      aria-label={heading}
    >
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap">
          <Group gap="xs" wrap="nowrap">
            <ActionIcon
              ref={setActivatorNodeRef}
              {...attributes}
              {...listeners}
              variant="default"
              size="lg"
              aria-label={t("question.drag", { number })}
              style={{ cursor: "grab", touchAction: "none" }}
            >
              ⠿
            </ActionIcon>
            <Text fw={600}>{heading}</Text>
          </Group>
          <Group gap="xs" wrap="nowrap">
            <ActionIcon
              variant="default"
              size="lg"
              disabled={place === 0}
              aria-label={t("question.up", { number })}
              onClick={() => onMove(place - 1)}
            >
              ↑
            </ActionIcon>
            <ActionIcon
              variant="default"
              size="lg"
              disabled={place === last}
              aria-label={t("question.down", { number })}
              onClick={() => onMove(place + 1)}
            >
              ↓
            </ActionIcon>
            {!isFrozen && (
              <ActionIcon
                variant="light"
                color="red"
                size="lg"
                aria-label={t("question.remove", { number })}
                onClick={() => setRemoved(true)}
              >
                ×
              </ActionIcon>
            )}
          </Group>
        </Group>
        <SimpleGrid cols={{ base: 1, md: languages.length }}>
          {languages.map(({ name, symbol }, at) => (
            <Stack key={name} gap="xs">
              <TextInput
                lang={symbol}
                label={t("question.title", { language: name })}
                withAsterisk={at === 0}
                error={errors?.texts?.[at]?.title?.message}
                {...form.register(`questions.${place}.texts.${at}.title`)}
              />
              <Textarea
                lang={symbol}
                label={t("question.description", { language: name })}
                autosize
                minRows={2}
                {...form.register(`questions.${place}.texts.${at}.discription`)}
              />
            </Stack>
          ))}
        </SimpleGrid>
        {hasOptions(question.question_type_id) && (
          <QuestionOptions
            form={form}
            place={place}
            languages={languages}
            error={errors?.options?.message}
            isFrozen={isFrozen}
          />
        )}
        {question.question_type_id === questionTypes.email && <Text size="sm">{emailHint}</Text>}
        {!isFrozen && (
          <Checkbox label={t("question.is_required")} {...form.register(`questions.${place}.is_required`)} />
        )}
      </Stack>
    </Paper>
  );
}
