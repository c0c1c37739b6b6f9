import { Fieldset, SimpleGrid, Stack, Switch, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { nameIn } from "../../../../../shared/languages/name-in.ts";
import { maxSecureAddressLength } from "../../../../../shared/limits/max-lengths-for-organizers.ts";
import { useLanguage, useTexts } from "../../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../../reference-data/reference-data.public.ts";
import type { EventValues } from "../values/event-values.ts";
import { targetFollows } from "../values/follow-venue.ts";
import { ChoiceField, ChoicesField } from "./choice-field.tsx";
import { EventTimeField } from "./event-time-field.tsx";
import { FlagField } from "./flag-field.tsx";
import { FollowedTarget } from "./followed-target.tsx";

interface EventFactsFieldsProps {
  form: UseFormReturn<EventValues>;
  referenceData: ReferenceData;
  isByProvider: boolean;
}

/** Fields for time, place, kind, number of places and languages. */
export function EventFactsFields({ form, referenceData, isByProvider }: EventFactsFieldsProps) {
  const t = useTexts();
  const language = useLanguage();
  const { errors } = form.formState;
  const isOnline = useWatch({ control: form.control, name: "is_online" });
  // What was typed stays in sight, whatever is ticked afterwards.
  const [hasMeeting] = useState(() => form.getValues("meeting_url") !== "");
  const hasFollowed = useRef(false);
  const aimAt = (prefectureId: string, before: string) => {
    const targets = form.getValues("target_prefecture_ids");
    if (!targetFollows({ before, targets, hasFollowed: hasFollowed.current })) return;
    hasFollowed.current = true;
    form.setValue("target_prefecture_ids", [prefectureId], { shouldDirty: true });
  };
  return (
    <>
      <Fieldset legend={t("event_form.where")}>
        <Stack>
          <FlagField form={form} name="is_online" />
          {(isOnline || hasMeeting) && (
            <TextInput
              label={t("event_form.meeting_url")}
              description={t("event_form.meeting_url_hint")}
              inputMode="url"
              placeholder="https://"
              maxLength={maxSecureAddressLength}
              error={errors.meeting_url?.message}
              {...form.register("meeting_url")}
            />
          )}
          <ChoiceField form={form} name="prefecture_id" rows={referenceData.prefectures} onChosen={aimAt} />
          <FollowedTarget form={form} referenceData={referenceData} />
        </Stack>
      </Fieldset>
      <Fieldset legend={t("event_form.kind")}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <ChoiceField form={form} name="event_format_id" rows={referenceData.event_formats} />
          <ChoiceField form={form} name="event_purpose_id" rows={referenceData.event_purposes} />
        </SimpleGrid>
      </Fieldset>
      <Fieldset legend={t("event_form.when")}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <EventTimeField form={form} name="start_at" isRequired />
          <EventTimeField form={form} name="end_at" />
          <EventTimeField form={form} name="recieption_start_at" />
          <EventTimeField form={form} name="apply_due" />
        </SimpleGrid>
      </Fieldset>
      <Fieldset legend={t("event_form.people")}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={t("event_form.max_participant_num")}
            inputMode="numeric"
            withAsterisk
            error={errors.max_participant_num?.message}
            {...form.register("max_participant_num", {
              validate: (typed) => {
                if (!typed.trim()) return t("event_form.max_participant_num_required");
                return /^[1-9]\d{0,5}$/.test(typed.normalize("NFKC").trim()) || t("event_form.not_a_number");
              },
            })}
          />
          <ChoicesField
            form={form}
            name="used_language_ids"
            label={t("event_form.used_language_ids")}
            rows={referenceData.languages.map((one) => ({ id: one.id, name: nameIn(one, language) }))}
            required={t("event_form.used_language_ids_required")}
          />
        </SimpleGrid>
        <FlagField
          form={form}
          name="welcomes_beginners"
          mt="md"
          description={t("event_form.welcomes_beginners_hint")}
        />
      </Fieldset>
      {isByProvider && (
        <Fieldset legend={t("event_form.elsewhere")}>
          <TextInput
            label={t("event_form.detail_url")}
            inputMode="url"
            placeholder="https://"
            error={errors.detail_url?.message}
            {...form.register("detail_url")}
          />
        </Fieldset>
      )}
      <Fieldset legend={t("event_form.visibility")}>
        <Stack>
          <Controller
            control={form.control}
            name="is_published"
            render={({ field: { value, onChange, ...field } }) => (
              <Switch
                label={t("event.make_public")}
                checked={value}
                onChange={(event) => onChange(event.currentTarget.checked)}
                {...field}
              />
            )}
          />
          <FlagField form={form} name="is_shown_only_organization_universities" />
        </Stack>
      </Fieldset>
    </>
  );
}
