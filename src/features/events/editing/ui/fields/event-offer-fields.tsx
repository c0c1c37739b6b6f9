import { Checkbox, Fieldset, Group, Radio, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { maxStationLength } from "../../../../../shared/limits/max-lengths-for-organizers.ts";
import { languageName, languageSymbol } from "../../../../../ui/texts/language-name.ts";
import { useLanguage, useTexts } from "../../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../../reference-data/reference-data.public.ts";
import { barrierFreeKinds } from "../../../barrier-free.ts";
import type { EventValues } from "../values/event-values.ts";
import { wholeNumber } from "../values/offer-values.ts";
import { readLocation, writeLocation } from "../values/read-location.ts";
import { FlagField } from "./flag-field.tsx";

interface EventOfferFieldsProps {
  form: UseFormReturn<EventValues>;
  referenceData: ReferenceData;
}

/** The fee, the way there, and the barrier-free facts. */
export function EventOfferFields(props: EventOfferFieldsProps) {
  const isOnline = useWatch({ control: props.form.control, name: "is_online" });
  return (
    <>
      <Money {...props} />
      {!isOnline && <Access {...props} />}
      <BarrierFree {...props} />
    </>
  );
}

function Money({ form }: EventOfferFieldsProps) {
  const t = useTexts();
  const kind = useWatch({ control: form.control, name: "fee_kind" });
  const isInRange = (fee: number | null) => fee !== null && fee >= 1 && fee <= 1_000_000;
  return (
    <Fieldset legend={t("event_form.money")}>
      <Stack>
        <Controller
          control={form.control}
          name="fee_kind"
          render={({ field: { ref, ...field } }) => (
            <Radio.Group label={t("event_form.fee_kind")} description={t("event_form.fee_hint")} {...field}>
              <Group mt="xs">
                <Radio ref={ref} value="" label={t("event_form.fee_untold")} />
                <Radio value="free" label={t("event_form.fee_free")} />
                <Radio value="paid" label={t("event_form.fee_paid")} />
              </Group>
            </Radio.Group>
          )}
        />
        {kind === "paid" && (
          <TextInput
            label={t("event_form.fee")}
            inputMode="numeric"
            withAsterisk
            maw="16rem"
            error={form.formState.errors.fee?.message}
            {...form.register("fee", {
              validate: (typed, { fee_kind }) =>
                fee_kind !== "paid" || isInRange(wholeNumber(typed)) || t("event_form.fee_wrong"),
            })}
          />
        )}
      </Stack>
    </Fieldset>
  );
}

function Access({ form, referenceData: { languages } }: EventOfferFieldsProps) {
  const t = useTexts();
  const language = useLanguage();
  const { errors } = form.formState;
  const location = form.register("location", {
    validate: (typed, { is_online }) =>
      is_online || !typed.trim() || readLocation(typed) !== null || t("event_form.location_wrong"),
  });
  const isInRange = (minutes: number | null) => minutes !== null && minutes <= 180;
  return (
    <Fieldset legend={t("event_form.access")}>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {form.getValues("texts").map(({ language_id }, place) => {
            const name = place === 0 ? "access_station" : (`texts.${place}.access_station` as const);
            return (
              <TextInput
                key={language_id}
                lang={languageSymbol(languages, language_id)}
                label={t("event_form.access_station", {
                  language: languageName(languages, language_id, language),
                })}
                description={place === 0 && t("event_form.access_hint")}
                inputWrapperOrder={["label", "input", "description", "error"]}
                error={(place === 0 ? errors.access_station : errors.texts?.[place]?.access_station)?.message}
                {...form.register(name, {
                  validate: (typed, values) => {
                    if (typed.trim().length > maxStationLength)
                      return t("event_form.too_long", { max: maxStationLength });
                    const isNeeded = place === 0 && !values.is_online && values.access_minutes.trim();
                    return Boolean(typed.trim()) || !isNeeded || t("event_form.access_station_blank");
                  },
                })}
              />
            );
          })}
          <TextInput
            label={t("event_form.access_minutes")}
            inputMode="numeric"
            error={errors.access_minutes?.message}
            {...form.register("access_minutes", {
              validate: (typed) =>
                !typed.trim() || isInRange(wholeNumber(typed)) || t("event_form.access_minutes_wrong"),
            })}
          />
        </SimpleGrid>
        <TextInput
          label={t("event_form.location")}
          description={t("event_form.location_hint")}
          error={errors.location?.message}
          {...location}
          onBlur={async (event) => {
            await location.onBlur(event);
            const read = readLocation(form.getValues("location"));
            // A long link turns into what was read from it, so that a wrong place is seen.
            if (read) form.setValue("location", writeLocation(read), { shouldDirty: true });
          }}
        />
      </Stack>
    </Fieldset>
  );
}

function BarrierFree({ form }: EventOfferFieldsProps) {
  const t = useTexts();
  return (
    <Fieldset legend={t("event_form.barrier_free")}>
      <Controller
        control={form.control}
        name="barrier_free"
        render={({ field: { ref, ...field } }) => (
          <Checkbox.Group
            label={t("event_form.barrier_free_offered")}
            description={t("event_form.barrier_free_hint")}
            {...field}
          >
            <SimpleGrid cols={{ base: 1, sm: 2 }} mt="xs">
              {barrierFreeKinds.map((kind, place) => (
                <Checkbox
                  key={kind}
                  ref={place === 0 ? ref : undefined}
                  value={kind}
                  label={t(`event_form.barrier_free.${kind}`)}
                />
              ))}
            </SimpleGrid>
          </Checkbox.Group>
        )}
      />
      <FlagField
        form={form}
        name="asks_accommodation"
        mt="lg"
        description={t("event_form.asks_accommodation_hint")}
      />
    </Fieldset>
  );
}
