import { Fieldset, Group, Stack } from "@mantine/core";
import { uploadErrorCode } from "../../../../platform/browser/upload-file.ts";
import { ImageUpload } from "../../../../ui/forms/images/image-upload.tsx";
import { SavedFormFrame } from "../../../../ui/forms/saving/saved-form-frame.tsx";
import { languageName, languageSymbol } from "../../../../ui/texts/language-name.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { HelpIcon } from "../../../help/help.admin.ts";
import { AddLanguage } from "../../../reference-data/reference-data.admin.ts";
import { QuestionEditor } from "../../questions/ui/question-editor.tsx";
import { ConsequenceDialog } from "./consequence-dialog.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import type { EventFormProps } from "./event-form-props.ts";
import { EventElsewhereField } from "./fields/event-elsewhere-field.tsx";
import { EventPeopleFields } from "./fields/event-people-fields.tsx";
import { EventTexts } from "./fields/event-texts.tsx";
import { EventVisibilityFields } from "./fields/event-visibility-fields.tsx";
import { EventWhenFields } from "./fields/event-when-fields.tsx";
import { EventWhereFields } from "./fields/event-where-fields.tsx";
import { FoldedFields } from "./fields/folded/folded-fields.tsx";
import { PlainTextFields } from "./fields/folded/plain-text-fields.tsx";
import { LanguageMeter } from "./fields/language-meter.tsx";
import { InheritedNotice } from "./inherited-notice.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { ReasonFields, reasonBody } from "./reason-fields.tsx";
import { draftValue, useEventForm } from "./use-event-form.ts";
import { eventDifferences } from "./values/event-differences.ts";
import { type EventValues, isPublicAlready } from "./values/event-values.ts";

/** An event in its one or two languages, with everything that is asked before one applies. Nothing typed is lost. */
export function EventForm(props: EventFormProps) {
  const { referenceData, isByProvider, uploadThumbnail, inherited, addLanguage } = props;
  const { fixedPlaces = { hasApplications: false, isDrawn: false } } = props;
  const t = useTexts();
  const language = useLanguage();
  const state = useEventForm(props);
  const { form, draft, question, publishing, addText, onUpload, updateBaseline } = state;
  const { errors, defaultValues = {} } = form.formState;
  const saved = defaultValues as Partial<EventValues>;
  const isPublic = isPublicAlready(saved);
  const draftLabel = saved.lock_version === undefined ? t("publish.draft") : t("admin.save");
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
        submitLabel={isPublic ? t("admin.save") : t("publish.publish")}
        otherSubmit={isPublic ? undefined : { label: draftLabel, value: draftValue }}
        differences={({ mine, theirs }) => eventDifferences(mine, theirs, referenceData, t, language)}
        onTakenTheirs={draft.clear}
      >
        {inherited && (
          <InheritedNotice inherited={inherited} onRefused={() => updateBaseline(() => inherited.without)} />
        )}
        <DraftNotice draft={draft} />
        {languageIds.length > 1 && <LanguageMeter form={form} referenceData={referenceData} />}
        <EventTexts form={form} referenceData={referenceData} isByProvider={isByProvider} />
        <PlainTextFields form={form} />
        <EventWhenFields form={form} usualLength={inherited?.length} />
        <EventWhereFields form={form} referenceData={referenceData} />
        <EventPeopleFields form={form} referenceData={referenceData} />
        <QuestionEditor
          form={form}
          languages={languageIds.map((id) => ({
            name: languageName(referenceData.languages, id, language),
            symbol: languageSymbol(referenceData.languages, id),
          }))}
        />
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
        {isByProvider && <EventElsewhereField form={form} />}
        <FoldedFields
          form={form}
          referenceData={referenceData}
          isByProvider={isByProvider}
          fixed={fixedPlaces}
        />
        <EventVisibilityFields form={form} isPublic={isPublic} />
        {props.series}
      </SavedFormFrame>
      <ConsequenceDialog
        consequences={question.asked}
        onAnswer={(isMeant) => question.onAnswer(isMeant ? reasonBody(languageIds, state.reason) : null)}
        reason={<ReasonFields languageIds={languageIds} reason={state.reason} onChange={state.setReason} />}
      />
      <PublishDialog {...publishing} referenceData={referenceData} owner={props.owner} />
    </Stack>
  );
}
