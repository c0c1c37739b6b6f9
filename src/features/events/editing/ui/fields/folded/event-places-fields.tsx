import { Alert, Group, Radio, Stack } from "@mantine/core";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { useTexts } from "../../../../../../ui/texts/texts.tsx";
import { HelpIcon } from "../../../../../help/help.admin.ts";
import type { ReferenceData } from "../../../../../reference-data/reference-data.public.ts";
import { selections } from "../../../../availability/selections.ts";
import type { EventValues } from "../../values/event-values.ts";
import { FlagField } from "../flag-field.tsx";
import { PlacesTimeField } from "./places-time-field.tsx";
import { PriorityFields } from "./priority-fields.tsx";

/** The settings that cannot be changed any more, since somebody relies on them. */
export interface FixedPlaces {
  /** Somebody has applied, whatever became of it. */
  hasApplications: boolean;
  isDrawn: boolean;
}

interface EventPlacesFieldsProps {
  form: UseFormReturn<EventValues>;
  referenceData: ReferenceData;
  fixed: FixedPlaces;
}

/** The settings of who gets a place, whether others can wait for one, and who may apply first. */
export function EventPlacesFields({ form, referenceData, fixed }: EventPlacesFieldsProps) {
  const t = useTexts();
  const [selection, hasWaitingList] = useWatch({
    control: form.control,
    name: ["selection", "has_waiting_list"],
  });
  return (
    <>
      <Controller
        control={form.control}
        name="selection"
        render={({ field: { ref, ...field }, fieldState }) => (
          <Radio.Group label={t("event_form.selection")} error={fieldState.error?.message} {...field}>
            <Stack mt="xs" gap="sm">
              {selections.map((kind, place) => (
                <Radio
                  key={kind}
                  ref={place === 0 ? ref : undefined}
                  value={kind}
                  disabled={fixed.hasApplications && kind !== selection}
                  label={t(`event_form.selection.${kind}`)}
                  description={t(`event_form.selection.${kind}_hint`)}
                />
              ))}
            </Stack>
          </Radio.Group>
        )}
      />
      {fixed.hasApplications && <Alert color="gray">{t("event_form.selection_fixed")}</Alert>}
      {selection === "lottery" && (
        <PlacesTimeField
          form={form}
          name="lottery_at"
          required={t("event_form.problem.lottery_at_required")}
          description={t(fixed.isDrawn ? "event_form.lottery_at_fixed" : "event_form.lottery_at_hint")}
          isFixed={fixed.isDrawn}
        />
      )}
      <Group justify="space-between" align="start" wrap="nowrap">
        <FlagField form={form} name="has_waiting_list" description={t("event_form.has_waiting_list_hint")} />
        <HelpIcon topic="event_places" />
      </Group>
      {hasWaitingList && (
        <PlacesTimeField form={form} name="promote_until" description={t("event_form.promote_until_hint")} />
      )}
      <FlagField
        form={form}
        name="requires_confirmed_email"
        description={t("event_form.requires_confirmed_email_hint")}
      />
      <FlagField
        form={form}
        name="requires_affiliation"
        description={t("event_form.requires_affiliation_hint")}
      />
      <PriorityFields form={form} referenceData={referenceData} />
    </>
  );
}
