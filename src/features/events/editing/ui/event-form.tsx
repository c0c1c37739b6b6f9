import { Alert, Button, Fieldset, Group, Stack } from "@mantine/core";
import { uploadErrorCode } from "../../../../platform/browser/upload-file.ts";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { ImageUpload } from "../../../../ui/forms/images/image-upload.tsx";
import { SavedFormFrame } from "../../../../ui/forms/saving/saved-form-frame.tsx";
import { languageName, languageSymbol } from "../../../../ui/texts/language-name.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { HelpIcon } from "../../../help/help.admin.ts";
import { AddLanguage } from "../../../reference-data/reference-data.admin.ts";
import { QuestionEditor } from "../../questions/ui/question-editor.tsx";
import { ConsequenceDialog } from "./consequence-dialog.tsx";
import type { EventFormProps } from "./event-form-props.ts";
import { EventFactsFields } from "./fields/event-facts-fields.tsx";
import { EventOfferFields } from "./fields/event-offer-fields.tsx";
import { EventPlacesFields } from "./fields/event-places-fields.tsx";
import { EventTargets } from "./fields/event-targets.tsx";
import { EventTexts } from "./fields/event-texts.tsx";
import { LanguageMeter } from "./fields/language-meter.tsx";
import { useEventForm } from "./use-event-form.ts";
import { eventDifferences } from "./values/event-differences.ts";

/** An event in its one or two languages, with everything that is asked before one applies. Nothing typed is lost. */
export function EventForm(props: EventFormProps) {
  const { referenceData, isByProvider, submitLabel, uploadThumbnail, addLanguage } = props;
  const { fixedPlaces = { hasApplications: false, isDrawn: false } } = props;
  const t = useTexts();
  const language = useLanguage();
  const state = useEventForm(props);
  const { form, draft, question, addText, onUpload } = state;
  const { errors } = form.formState;
  const thumbnail = form.watch("thumbnail_url");
  const languageIds = form.getValues("texts").map(({ language_id }) => language_id);
  return (
    <Stack>
      {addLanguage && (
        <AddLanguage
          referenceData={referenceData}
          taken={languageIds}
          onAdd={async (id) => addText(await addLanguage(id))}
        />
      )}
      <SavedFormFrame
        state={state}
        submitLabel={submitLabel}
        differences={({ mine, theirs }) => eventDifferences(mine, theirs, referenceData, t, language)}
        onTakenTheirs={draft.clear}
      >
        {draft.found && (
          <Alert title={t("draft.title")} color="indigo">
            <Stack gap="sm" align="start">
              {t("draft.body", { time: displayDayTime(new Date(draft.found.savedAt), language) })}
              <Group gap="xs">
                <Button size="xs" onClick={draft.restore}>
                  {t("draft.restore")}
                </Button>
                <Button size="xs" variant="default" onClick={draft.clear}>
                  {t("draft.discard")}
                </Button>
              </Group>
            </Stack>
          </Alert>
        )}
        <LanguageMeter form={form} referenceData={referenceData} />
        <EventTexts form={form} referenceData={referenceData} isByProvider={isByProvider} />
        <EventFactsFields form={form} referenceData={referenceData} isByProvider={isByProvider} />
        {!isByProvider && <EventPlacesFields form={form} referenceData={referenceData} fixed={fixedPlaces} />}
        <EventOfferFields form={form} referenceData={referenceData} />
        {uploadThumbnail && (
          <Fieldset legend={t("event_form.picture")}>
            <Group justify="space-between" align="start" wrap="nowrap">
              <ImageUpload
                label={t("event_form.thumbnail")}
                aspect={16 / 9}
                value={thumbnail}
                error={errors.thumbnail_url?.message}
                onChange={(address) => form.setValue("thumbnail_url", address, { shouldDirty: true })}
                upload={uploadThumbnail}
                onUpload={onUpload}
                reasonOf={uploadErrorCode}
              />
              <HelpIcon topic="event_image" />
            </Group>
          </Fieldset>
        )}
        <EventTargets form={form} referenceData={referenceData} />
        <QuestionEditor
          form={form}
          languages={languageIds.map((id) => ({
            name: languageName(referenceData.languages, id, language),
            symbol: languageSymbol(referenceData.languages, id),
          }))}
        />
      </SavedFormFrame>
      <ConsequenceDialog {...question} />
    </Stack>
  );
}
