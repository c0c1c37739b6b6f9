import { Fieldset, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturn } from "react-hook-form";
import { languageName, languageSymbol } from "../../../../ui/texts/language-name.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../reference-data/reference-data.public.ts";
import type { OrganizationValues } from "./organization-values.ts";

interface OrganizationTextsProps {
  referenceData: ReferenceData;
  form: UseFormReturn<OrganizationValues>;
  /** The main language first. */
  languageIds: number[];
}

/** Name and description, the two languages side by side where there is room. */
export function OrganizationTexts({ referenceData, form, languageIds }: OrganizationTextsProps) {
  const t = useTexts();
  const language = useLanguage();
  const { errors } = form.formState;
  return (
    <SimpleGrid cols={{ base: 1, md: languageIds.length }}>
      {languageIds.map((languageId, place) => (
        <Fieldset key={languageId} legend={languageName(referenceData.languages, languageId, language)}>
          <Stack>
            <TextInput
              lang={languageSymbol(referenceData.languages, languageId)}
              label={t("organization_form.name")}
              withAsterisk
              error={errors.texts?.[place]?.name?.message}
              {...form.register(`texts.${place}.name`, {
                validate: (name) => Boolean(name.trim()) || t("organization_form.name_required"),
              })}
            />
            <Textarea
              lang={languageSymbol(referenceData.languages, languageId)}
              label={t("organization_form.description")}
              description={t("organization_form.description_hint")}
              autosize
              minRows={6}
              error={errors.texts?.[place]?.discription?.message}
              {...form.register(`texts.${place}.discription`)}
            />
          </Stack>
        </Fieldset>
      ))}
    </SimpleGrid>
  );
}
