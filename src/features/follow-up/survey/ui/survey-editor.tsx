import { Alert, Button, Group, Radio, Stack, Switch } from "@mantine/core";
import { useController } from "react-hook-form";
import { Link } from "../../../../ui/base/link.tsx";
import { SavedFormFrame } from "../../../../ui/forms/saving/saved-form-frame.tsx";
import { languageName, languageSymbol } from "../../../../ui/texts/language-name.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { QuestionEditor } from "../../../events/events.admin.ts";
import type { Event } from "../../../events/events.contract.ts";
import type { ReferenceData } from "../../../reference-data/reference-data.public.ts";
import type { Survey } from "../survey.contract.ts";
import { ReadyMadeSurveys } from "./ready-made/ready-made-surveys.tsx";
import { surveyDifferences } from "./survey-values.ts";
import { useSurveyForm } from "./use-survey-form.ts";

const kindsOfSurvey = [
  { value: "without", label: "survey.without_names", hint: "survey.without_names_hint" },
  { value: "with", label: "survey.with_names", hint: "survey.with_names_hint" },
] as const;

interface SurveyEditorProps {
  event: Event;
  survey: Survey;
  referenceData: ReferenceData;
  /** Also for a survey that somebody else has saved, once it is taken over. */
  onSaved(saved: Survey): void;
}

/** Questions of the survey, in the event's languages. Once somebody has answered only wordings change. */
export function SurveyEditor({ event, survey, referenceData, onSaved }: SurveyEditorProps) {
  const t = useTexts();
  const language = useLanguage();
  const languageIds = event.language_events.map(({ language_id }) => language_id);
  const state = useSurveyForm(event.id, survey, languageIds, onSaved);
  const { form, isAnswered } = state;
  const languages = languageIds.map((id) => ({
    name: languageName(referenceData.languages, id, language),
    symbol: languageSymbol(referenceData.languages, id),
  }));
  const names = useController({ control: form.control, name: "names" });
  const isOpen = useController({ control: form.control, name: "is_open" });
  const isWithout = names.field.value === "without";
  const closingHint = survey.is_closed_for_good
    ? "survey.closed_for_good"
    : isWithout && survey.is_open && survey.lock_version > 0 && "survey.closing_shows";
  return (
    <SavedFormFrame
      state={state}
      submitLabel={t("survey.save")}
      differences={({ mine, theirs }) => surveyDifferences(mine, theirs, t, language)}
      onTakenTheirs={state.onTakenTheirs}
    >
      <Stack>
        <Radio.Group
          label={t("survey.names")}
          value={names.field.value}
          onChange={(value) => names.field.onChange(value)}
          error={names.fieldState.error?.message}
        >
          <Stack gap="xs" mt="xs">
            {kindsOfSurvey.map(({ value, label, hint }) => (
              <Radio
                key={value}
                value={value}
                disabled={value === "with" && !survey.can_ask_names}
                label={t(label)}
                description={t(hint)}
              />
            ))}
          </Stack>
        </Radio.Group>
        {isAnswered && <Alert color="indigo">{t("survey.frozen")}</Alert>}
        <QuestionEditor
          form={form}
          isFrozen={isAnswered}
          words={{
            legend: t("survey.legend"),
            hint: t("survey.hint"),
            emailHint: t("survey.email_hint"),
          }}
          languages={languages}
        />
        {!isAnswered && <ReadyMadeSurveys form={form} languages={languages} />}
        <Switch
          label={t("survey.is_open")}
          description={closingHint && t(closingHint)}
          checked={isOpen.field.value}
          disabled={survey.is_closed_for_good}
          error={isOpen.fieldState.error?.message}
          onChange={(event) => isOpen.field.onChange(event.currentTarget.checked)}
        />
        {survey.questions.length > 0 && (
          <Group>
            <Button component={Link} to={`/events/${event.id}/survey`} variant="default">
              {t("survey.preview")}
            </Button>
          </Group>
        )}
      </Stack>
    </SavedFormFrame>
  );
}
