import { Fieldset, SimpleGrid, Stack, Text, Textarea } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { localeOf, writtenLanguages } from "../../../../shared/languages/languages.ts";
import { languageNameIn } from "../../../../shared/languages/name-of-language.ts";
import { maxDisclosureLength } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { OrganizationValues } from "../../editing/ui/organization-values.ts";
import { disclosureFields } from "../disclosure.ts";
import { disclosureFormPlace } from "./disclosure-form-place.ts";

/** The fields of disclosure, each with its languages side by side where there is room. */
export function DisclosureFields({ form }: { form: UseFormReturn<OrganizationValues> }) {
  const t = useTexts();
  const reader = useLanguage();
  const { errors } = form.formState;
  const fields = useRef<HTMLFieldSetElement>(null);
  // The form comes after its data: by then the browser has looked for the place of the address and found none.
  useEffect(() => {
    if (window.location.hash === `#${disclosureFormPlace}`) fields.current?.scrollIntoView();
  }, []);
  return (
    <Fieldset ref={fields} legend={t("organization_form.disclosure")} id={disclosureFormPlace}>
      <Stack>
        <Text size="sm">{t("organization_form.disclosure_lead")}</Text>
        {disclosureFields.map((field) => (
          <Fieldset key={field} variant="unstyled" legend={t(`organization_form.${field}`)}>
            <Text size="sm" c="dimmed" mb="xs" id={`${field}-hint`}>
              {t(`organization_form.${field}_hint`)}
            </Text>
            <SimpleGrid cols={{ base: 1, sm: writtenLanguages.length }}>
              {writtenLanguages.map((language) => (
                <Textarea
                  key={language}
                  lang={localeOf(language)}
                  label={languageNameIn(language, reader)}
                  aria-describedby={`${field}-hint`}
                  maxLength={maxDisclosureLength}
                  autosize
                  minRows={2}
                  error={errors.disclosure?.[field]?.[language]?.message}
                  {...form.register(`disclosure.${field}.${language}`)}
                />
              ))}
            </SimpleGrid>
          </Fieldset>
        ))}
      </Stack>
    </Fieldset>
  );
}
