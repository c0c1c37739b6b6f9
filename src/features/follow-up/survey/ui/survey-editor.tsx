import { Alert, Button, Group, Radio, Stack, Switch } from "@mantine/core";
import { type Path, useController, useForm } from "react-hook-form";
import { Link } from "react-router";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { showApiError } from "../../../../platform/browser/show-api-error.ts";
import { noticeFailure, noticeSaved } from "../../../../ui/feedback/admin-notifications.ts";
import { keepEnterFromSaving } from "../../../../ui/forms/keep-enter-from-saving.ts";
import { languageName, languageSymbol } from "../../../../ui/texts/language-name.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import {
  type AskingForm,
  longestText,
  QuestionEditor,
  questionBody,
  questionProblems,
  questionValues,
} from "../../../events/events.admin.ts";
import type { Event } from "../../../events/events.contract.ts";
import type { ReferenceData } from "../../../reference-data/reference-data.public.ts";
import type { Survey, surveyContracts } from "../survey.contract.ts";

const api = apiClient<typeof surveyContracts>();

const kindsOfSurvey = [
  { value: "without", label: "survey.without_names", hint: "survey.without_names_hint" },
  { value: "with", label: "survey.with_names", hint: "survey.with_names_hint" },
] as const;

interface SurveyValues extends AskingForm {
  names: "without" | "with";
  is_open: boolean;
}

interface SurveyEditorProps {
  event: Event;
  survey: Survey;
  referenceData: ReferenceData;
  onSaved(): Promise<void>;
}

/** What the survey asks, in the event's languages. Once somebody has answered only wordings change. */
export function SurveyEditor({ event, survey, referenceData, onSaved }: SurveyEditorProps) {
  const t = useTexts();
  const language = useLanguage();
  const languageIds = event.language_events.map(({ language_id }) => language_id);
  const { form, save } = useSurveyForm(event.id, survey, languageIds, onSaved);
  const names = useController({ control: form.control, name: "names" });
  const isOpen = useController({ control: form.control, name: "is_open" });
  const isFrozen = survey.is_answered;
  return (
    <form method="post" onSubmit={save} onKeyDown={keepEnterFromSaving} noValidate>
      <Stack>
        <Radio.Group
          label={t("survey.names")}
          value={names.field.value}
          onChange={(value) => !isFrozen && names.field.onChange(value)}
          error={names.fieldState.error?.message}
        >
          <Stack gap="xs" mt="xs">
            {kindsOfSurvey.map(({ value, label, hint }) => (
              <Radio key={value} value={value} disabled={isFrozen} label={t(label)} description={t(hint)} />
            ))}
          </Stack>
        </Radio.Group>
        {isFrozen && <Alert color="indigo">{t("survey.frozen")}</Alert>}
        <QuestionEditor
          form={form}
          isFrozen={isFrozen}
          words={{
            legend: t("survey.legend"),
            hint: t("survey.hint"),
            emailHint: t("survey.email_hint"),
          }}
          languages={languageIds.map((id) => ({
            name: languageName(referenceData.languages, id, language),
            symbol: languageSymbol(referenceData.languages, id),
          }))}
        />
        <Switch
          label={t("survey.is_open")}
          checked={isOpen.field.value}
          onChange={(event) => isOpen.field.onChange(event.currentTarget.checked)}
        />
        <Group justify="space-between">
          {survey.questions.length > 0 ? (
            <Button component={Link} to={`/events/${event.id}/survey`} variant="default">
              {t("survey.preview")}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t("survey.save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const valuesOf = (survey: Survey, languageIds: number[]): SurveyValues => ({
  names: survey.is_anonymous ? "without" : "with",
  is_open: survey.is_open,
  questions: survey.questions.map((question) => questionValues(question, languageIds)),
});

function useSurveyForm(eventId: number, survey: Survey, languageIds: number[], onSaved: () => Promise<void>) {
  const t = useTexts();
  const form = useForm<SurveyValues>({ defaultValues: valuesOf(survey, languageIds) });
  const areQuestionsRight = ({ questions }: SurveyValues) => {
    const problems = questions.flatMap((question, place) => {
      const saved = survey.questions.find(({ id }) => id === question.id);
      return questionProblems(question, saved && questionValues(saved, languageIds)).map(
        ({ field, problem }) => ({ field: `questions.${place}.${field}` as Path<SurveyValues>, problem }),
      );
    });
    for (const [place, { field, problem }] of problems.entries()) {
      const message = t(`question.problem.${problem}`, { max: longestText });
      form.setError(field, { message }, { shouldFocus: place === 0 });
    }
    return problems.length === 0;
  };
  const save = form.handleSubmit(async (typed) => {
    if (!areQuestionsRight(typed)) return;
    try {
      const { data } = await api("PUT /events/{id}/survey", {
        params: { id: eventId },
        body: {
          is_anonymous: typed.names === "without",
          is_open: typed.is_open,
          questions: typed.questions.flatMap((question, place) => questionBody(question, place, languageIds)),
        },
      });
      form.reset(valuesOf(data, languageIds));
      noticeSaved(t("admin.saved"));
      await onSaved();
    } catch (error) {
      const sentence = showApiError(error, form, (field) => (field === "is_anonymous" ? "names" : null));
      noticeFailure(sentence ?? t("admin.unreachable"));
    }
  });
  return { form, save };
}
