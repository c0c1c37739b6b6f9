import { Button, Fieldset, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { languageName, languageSymbol } from "../../../../../ui/texts/language-name.ts";
import { useLanguage, useTexts } from "../../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../../reference-data/reference-data.public.ts";
import type { EventValues } from "../values/event-values.ts";
import { MoreTexts } from "./folded/more-texts.tsx";

const copied = [
  "title",
  "summary",
  "discription",
  "place_name",
  "address",
  "fee_note",
  "organization_name",
] as const;

interface EventTextsProps {
  form: UseFormReturn<EventValues>;
  referenceData: ReferenceData;
  /** Of the provider's organization, which names the organizers of others' events. */
  isByProvider: boolean;
}

/** The event's words, its two languages side by side where there is room. */
export function EventTexts({ form, referenceData, isByProvider }: EventTextsProps) {
  const t = useTexts();
  const language = useLanguage();
  const languageIds = form.getValues("texts").map(({ language_id }) => language_id);
  const isOnline = useWatch({ control: form.control, name: "is_online" });
  const { errors, isSubmitted } = form.formState;
  const copyEmpty = (place: number) => {
    for (const name of copied) {
      const field = `texts.${place}.${name}` as const;
      if (!form.getValues(field).trim()) {
        form.setValue(field, form.getValues(`texts.0.${name}`), {
          shouldDirty: true,
          shouldValidate: isSubmitted,
        });
      }
    }
  };
  return (
    <SimpleGrid cols={{ base: 1, md: languageIds.length }}>
      {languageIds.map((languageId, place) => {
        const at = errors.texts?.[place];
        const lang = languageSymbol(referenceData.languages, languageId);
        return (
          <Fieldset key={languageId} legend={languageName(referenceData.languages, languageId, language)}>
            <Stack>
              {place > 0 && (
                <div>
                  <Button variant="light" size="xs" onClick={() => copyEmpty(place)}>
                    {t("event_form.copy", {
                      language: languageName(referenceData.languages, languageIds[0] as number, language),
                    })}
                  </Button>
                </div>
              )}
              <TextInput
                lang={lang}
                label={t("event_form.title")}
                withAsterisk
                error={at?.title?.message}
                {...form.register(`texts.${place}.title`, {
                  validate: (title) => Boolean(title.trim()) || t("event_form.title_blank"),
                })}
              />
              <Textarea
                lang={lang}
                label={t("event_form.description")}
                description={t("event_form.description_hint")}
                autosize
                minRows={6}
                error={at?.discription?.message}
                {...form.register(`texts.${place}.discription`)}
              />
              {!isOnline && (
                <TextInput
                  lang={lang}
                  label={t("event_form.place_name")}
                  withAsterisk
                  error={at?.place_name?.message}
                  {...form.register(`texts.${place}.place_name`, {
                    validate: (name, { is_online }) =>
                      is_online || Boolean(name.trim()) || t("event_form.place_name_blank"),
                  })}
                />
              )}
              <MoreTexts form={form} place={place} lang={lang} isByProvider={isByProvider} />
            </Stack>
          </Fieldset>
        );
      })}
    </SimpleGrid>
  );
}
