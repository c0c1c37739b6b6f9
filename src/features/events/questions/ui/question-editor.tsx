import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Button, Fieldset, Group, Stack, Text } from "@mantine/core";
import { type UseFormReturn, useFieldArray } from "react-hook-form";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { HelpIcon } from "../../../help/help.admin.ts";
import { questionTypes } from "../question-types.ts";
import type { AskedLanguage } from "./asked-language.ts";
import type { AskingForm } from "./asking-form.ts";
import { QuestionCard } from "./question-card.tsx";
import { newQuestion } from "./question-values.ts";

interface QuestionEditorProps<Values extends AskingForm> {
  form: UseFormReturn<Values>;
  /** The event's languages, the main one first. */
  languages: AskedLanguage[];
  /** Only wordings can change: nothing is added, removed or made required. */
  isFrozen?: boolean;
  /** Subject of the questions, if they are not asked of applicants. */
  words?: QuestionWords;
}

interface QuestionWords {
  legend: string;
  hint: string;
  /** About the question for an e-mail address. */
  emailHint: string;
}

/** Editor of an event's questions: added, ordered by drag or by keyboard, removed, and restored while unsaved. */
export function QuestionEditor<Values extends AskingForm>({
  form: anyForm,
  languages,
  isFrozen = false,
  words,
}: QuestionEditorProps<Values>) {
  const t = useTexts();
  const form = anyForm as unknown as UseFormReturn<AskingForm>;
  const { fields, append, move } = useFieldArray({
    control: form.control,
    name: "questions",
    keyName: "key",
  });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = fields.map(({ key }) => key);
  return (
    <Fieldset legend={words?.legend ?? t("question.legend")}>
      <Stack>
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm" c="dimmed">
            {words?.hint ?? `${t("question.hint")} ${t("question.kept_until")}`}
          </Text>
          <HelpIcon topic="event_questions" />
        </Group>
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{ screenReaderInstructions: { draggable: t("question.drag_how") } }}
          onDragEnd={({ active, over }) => {
            if (over && active.id !== over.id)
              move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
          }}
        >
          <SortableContext items={keys} strategy={verticalListSortingStrategy}>
            {fields.map(({ key }, place) => (
              <QuestionCard
                key={key}
                sortKey={key}
                form={form}
                place={place}
                last={fields.length - 1}
                languages={languages}
                onMove={(to) => move(place, to)}
                isFrozen={isFrozen}
                emailHint={words?.emailHint ?? t("question.email_hint")}
              />
            ))}
          </SortableContext>
        </DndContext>
        {!isFrozen && (
          <Group gap="xs">
            {Object.values(questionTypes).map((type) => (
              <Button
                key={type}
                variant="light"
                size="xs"
                onClick={() => append(newQuestion(type, languages))}
              >
                {`+ ${t(`question.type.${type}`)}`}
              </Button>
            ))}
          </Group>
        )}
      </Stack>
    </Fieldset>
  );
}
