import { Fieldset, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturn } from "react-hook-form";
import { languageName, languageSymbol } from "../../../ui/texts/language-name.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { Masters } from "../../reference-data/reference-data.public.ts";
import type { OrganizationValues } from "./organization-values.ts";

interface OrganizationTextsProps {
  masters: Masters;
  form: UseFormReturn<OrganizationValues>;
  /** The main language first. */
  languageIds: number[];
}

/** Name and description, the two languages side by side where there is room. */
export function OrganizationTexts({ masters, form, languageIds }: OrganizationTextsProps) {
  const t = useTexts();
  const language = useLanguage();
  const { errors } = form.formState;
  return (
    <SimpleGrid cols={{ base: 1, md: languageIds.length }}>
      {languageIds.map((languageId, place) => (
        <Fieldset key={languageId} legend={languageName(masters.languages, languageId, language)}>
          <Stack>
            <TextInput
              lang={languageSymbol(masters.languages, languageId)}
              label={t("organization_form.name")}
              withAsterisk
              error={errors.texts?.[place]?.name?.message}
              {...form.register(`texts.${place}.name`, {
                validate: (name) => Boolean(name.trim()) || t("organization_form.name_required"),
              })}
            />
            <Textarea
              lang={languageSymbol(masters.languages, languageId)}
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
