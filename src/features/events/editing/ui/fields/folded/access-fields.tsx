import { SimpleGrid, TextInput } from "@mantine/core";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { maxStationLength } from "../../../../../../shared/limits/max-lengths-for-organizers.ts";
import { languageName, languageSymbol } from "../../../../../../ui/texts/language-name.ts";
import { useLanguage, useTexts } from "../../../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../../../reference-data/reference-data.public.ts";
import type { EventValues } from "../../values/event-values.ts";
import { wholeNumber } from "../../values/offer-values.ts";
import { readLocation, writeLocation } from "../../values/read-location.ts";
import { Fold } from "./folded-section.tsx";

interface AccessFieldsProps {
  form: UseFormReturn<EventValues>;
  referenceData: ReferenceData;
}

/** The way to the venue, and its place on the map. */
export function AccessFields({ form, referenceData: { languages } }: AccessFieldsProps) {
  const t = useTexts();
  const language = useLanguage();
  const { errors } = form.formState;
  const station = useWatch({ control: form.control, name: "access_station" });
  const location = form.register("location", {
    validate: (typed, { is_online }) =>
      is_online || !typed.trim() || readLocation(typed) !== null || t("event_form.location_wrong"),
  });
  const isInRange = (minutes: number | null) => minutes !== null && minutes <= 180;
  return (
    <Fold title={t("event_form.access")} said={station || t("event_form.fold.nothing")}>
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
    </Fold>
  );
}
