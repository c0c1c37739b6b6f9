import { Fieldset, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { isEmailShape } from "../../../../shared/people/email-shape.ts";
import { SavedFormFrame } from "../../../../ui/forms/saving/saved-form-frame.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { AddLanguage } from "../../../reference-data/reference-data.admin.ts";
import { DisclosureFields } from "../../disclosure/ui/disclosure-fields.tsx";
import { organizationDifferences } from "./organization-differences.ts";
import type { OrganizationFormProps } from "./organization-form-props.ts";
import { OrganizationImages } from "./organization-images.tsx";
import { OrganizationPlaces } from "./organization-places.tsx";
import { OrganizationTexts } from "./organization-texts.tsx";
import { organizationLinks } from "./organization-values.ts";
import { RetentionField } from "./retention-field.tsx";
import { useOrganizationForm } from "./use-organization-form.ts";

/** An organization in its one or two languages. Nothing is validated before it is sent, and nothing typed is lost. */
export function OrganizationForm(props: OrganizationFormProps) {
  const { referenceData, submitLabel, organizationId, addLanguage, answersToGo } = props;
  const t = useTexts();
  const language = useLanguage();
  const state = useOrganizationForm(props);
  const { form, addText, onUpload } = state;
  const { errors } = form.formState;
  const languageIds = form.getValues("texts").map(({ language_id }) => language_id);
  return (
    <Stack>
      {addLanguage && (
        <AddLanguage
          referenceData={referenceData}
          taken={languageIds}
          onAdd={async (id) => addText(await addLanguage(id))}
        />
      )}
      <SavedFormFrame
        state={state}
        submitLabel={submitLabel}
        differences={({ mine, theirs }) => organizationDifferences(mine, theirs, referenceData, t, language)}
      >
        <OrganizationTexts referenceData={referenceData} form={form} languageIds={languageIds} />
        {organizationId && (
          <OrganizationImages organizationId={organizationId} form={form} onUpload={onUpload} />
        )}
        <Fieldset legend={t("organization_form.contact")}>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              type="email"
              autoComplete="email"
              label={t("organization_form.email")}
              description={t("organization_form.email_hint")}
              withAsterisk
              error={errors.email?.message}
              {...form.register("email", {
                validate: (email) =>
                  email.trim()
                    ? isEmailShape(email) || t("organization_form.email_valid")
                    : t("organization_form.email_blank"),
              })}
            />
            <TextInput
              type="tel"
              autoComplete="tel"
              label={t("organization_form.phone_num")}
              description={t("organization_form.phone_num_hint")}
              error={errors.phone_num?.message}
              {...form.register("phone_num")}
            />
          </SimpleGrid>
        </Fieldset>
        <OrganizationPlaces referenceData={referenceData} form={form} />
        <DisclosureFields form={form} />
        <RetentionField form={form} consequences={answersToGo} />
        <Fieldset legend={t("organization_form.links")}>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {organizationLinks.map((link) => (
              <TextInput
                key={link}
                inputMode="url"
                placeholder="https://"
                label={t(`organization_form.${link}`)}
                error={errors[link]?.message}
                {...form.register(link)}
              />
            ))}
          </SimpleGrid>
        </Fieldset>
      </SavedFormFrame>
    </Stack>
  );
}
