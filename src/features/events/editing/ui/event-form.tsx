import { Alert, Button, Fieldset, Group, Stack } from "@mantine/core";
import { uploadErrorCode } from "../../../../platform/browser/upload-file.ts";
import { displayDayTime } from "../../../../shared/display-day.ts";
import { ImageUpload } from "../../../../ui/forms/image-upload.tsx";
import { SavedFormFrame } from "../../../../ui/forms/saved-form-frame.tsx";
import { languageName, languageSymbol } from "../../../../ui/texts/language-name.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { HelpIcon } from "../../../help/help.admin.ts";
import { AddLanguage } from "../../../reference-data/reference-data.admin.ts";
import type { ReferenceData } from "../../../reference-data/reference-data.public.ts";
import type { ApplicantCounts } from "../../applicant-counts.contract.ts";
import type { Event } from "../../events.contract.ts";
import { QuestionEditor } from "../../questions/ui/question-editor.tsx";
import { ConsequenceDialog } from "./consequence-dialog.tsx";
import { eventDifferences } from "./event-differences.ts";
import { EventFactsFields } from "./event-facts-fields.tsx";
import { EventOfferFields } from "./event-offer-fields.tsx";
import { EventPlacesFields, type FixedPlaces } from "./event-places-fields.tsx";
import { EventTargets } from "./event-targets.tsx";
import { EventTexts } from "./event-texts.tsx";
import type { EventText, EventValues } from "./event-values.ts";
import { LanguageMeter } from "./language-meter.tsx";
import { useEventForm } from "./use-event-form.ts";

export interface EventFormProps {
  referenceData: ReferenceData;
  values: EventValues;
  /** Of the provider's organization: two more fields. */
  isByProvider: boolean;
  /** Key under which this browser keeps what is not saved. */
  draftPlace: string;
  submitLabel: string;
  /** For an event that is saved already: sends a picture and resolves to its address. */
  uploadThumbnail?(file: Blob, filename: string, onProgress: (part: number) => void): Promise<string>;
  /** For an event that is saved already: resolves to the entry of the language, which may be filled in already. */
  addLanguage?(languageId: number): Promise<EventText>;
  /** For an event that is saved already: what of its places can't change any more. */
  fixedPlaces?: FixedPlaces;
  /** For an event that is saved already: how many have applied by now. */
  countApplicants?(): Promise<ApplicantCounts>;
  /** Resolves to what was saved; rejects with what the API refuses, which the form shows. */
  onSubmit(values: EventValues): Promise<Event>;
  onSaved(saved: Event): void;
}

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
        onTakenTheirs={draft.forget}
      >
        {draft.found && (
          <Alert title={t("draft.title")} color="indigo">
            <Stack gap="sm" align="start">
              {t("draft.body", { time: displayDayTime(new Date(draft.found.savedAt), language) })}
              <Group gap="xs">
                <Button size="xs" onClick={draft.restore}>
                  {t("draft.restore")}
                </Button>
                <Button size="xs" variant="default" onClick={draft.forget}>
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
