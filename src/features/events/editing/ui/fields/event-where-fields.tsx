import { Fieldset, Stack, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { maxSecureAddressLength } from "../../../../../shared/limits/max-lengths-for-organizers.ts";
import { useTexts } from "../../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../../reference-data/reference-data.public.ts";
import type { EventValues } from "../values/event-values.ts";
import { targetFollows } from "../values/follow-venue.ts";
import { ChoiceField } from "./choice-field.tsx";
import { FlagField } from "./flag-field.tsx";
import { FollowedTarget } from "./followed-target.tsx";

interface EventWhereFieldsProps {
  form: UseFormReturn<EventValues>;
  referenceData: ReferenceData;
}

/** The prefecture, or the way into an online event. */
export function EventWhereFields({ form, referenceData }: EventWhereFieldsProps) {
  const t = useTexts();
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
  );
}
