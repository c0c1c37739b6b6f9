import { Fieldset, MultiSelect, Stack } from "@mantine/core";
import { type UseFormReturn, useController } from "react-hook-form";
import { nameIn } from "../../../../shared/languages/name-in.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { universityFilter } from "../../../reference-data/reference-data.admin.ts";
import type { ReferenceData } from "../../../reference-data/reference-data.public.ts";
import type { OrganizationValues } from "./organization-values.ts";

interface OrganizationPlacesProps {
  referenceData: ReferenceData;
  form: UseFormReturn<OrganizationValues>;
}

/** Prefectures, and the universities in them; a university that was chosen before stays a choice. */
export function OrganizationPlaces({ referenceData, form }: OrganizationPlacesProps) {
  const t = useTexts();
  const language = useLanguage();
  const prefectures = useController({ control: form.control, name: "prefecture_ids" });
  const universities = useController({ control: form.control, name: "university_ids" });
  const chosen = new Set(prefectures.field.value);
  const stored = new Set(universities.field.value);
  const choices = referenceData.universities
    .filter(({ id, prefecture_id }) => chosen.has(String(prefecture_id)) || stored.has(String(id)))
    .map((one) => ({ value: String(one.id), label: nameIn(one, language) }));
  return (
    <Fieldset legend={t("organization_form.places")}>
      <Stack>
        <MultiSelect
          {...prefectures.field}
          label={t("organization_form.prefecture_ids")}
          data={referenceData.prefectures.map(({ id, name }) => ({ value: String(id), label: name }))}
          searchable
          clearable
          error={prefectures.fieldState.error?.message}
        />
        <MultiSelect
          {...universities.field}
          label={t("organization_form.university_ids")}
          description={t("organization_form.university_hint")}
          data={choices}
          filter={universityFilter(referenceData)}
          searchable
          clearable
          limit={100}
          nothingFoundMessage={t("organization_form.university_hint")}
          error={universities.fieldState.error?.message}
        />
      </Stack>
    </Fieldset>
  );
}
