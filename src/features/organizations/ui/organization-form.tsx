import { Button, Fieldset, Group, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiRefusal } from "../../../platform/browser/call-api.ts";
import { showRefusal } from "../../../platform/browser/show-refusal.ts";
import { isEmailShape } from "../../../shared/email-shape.ts";
import { noticeFailure } from "../../../ui/feedback/office-notices.ts";
import { ConflictDialog } from "../../../ui/forms/conflict-dialog.tsx";
import { UnsavedGuard } from "../../../ui/forms/unsaved-guard.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { Masters } from "../../masters/door.ts";
import type { Organization } from "../contract.ts";
import { organizationDifferences } from "./organization-differences.ts";
import { OrganizationImages } from "./organization-images.tsx";
import { OrganizationPlaces } from "./organization-places.tsx";
import { OrganizationTexts } from "./organization-texts.tsx";
import {
  type OrganizationValues,
  organizationField,
  organizationLinks,
  organizationValues,
} from "./organization-values.ts";

interface OrganizationFormProps {
  masters: Masters;
  values: OrganizationValues;
  submitLabel: string;
  /** Of an organization that is there already: pictures can be sent for it. */
  organizationId?: number;
  /** Resolves to what was saved; rejects with what the API refuses, which the form shows. */
  onSubmit(values: OrganizationValues): Promise<Organization>;
  onSaved(saved: Organization): void;
}

/** An organization in its one or two languages. Nothing is validated before it is sent, and nothing typed is lost. */
export function OrganizationForm(props: OrganizationFormProps) {
  const { masters, values, submitLabel, organizationId } = props;
  const t = useTexts();
  const { form, submit, theirs, setTheirs, mayLeave } = useOrganizationForm(props);
  const { errors, isSubmitting, isDirty } = form.formState;
  return (
    <form onSubmit={submit} noValidate>
      <UnsavedGuard isUnsaved={isDirty} mayLeave={mayLeave} />
      <Stack gap="lg">
        <OrganizationTexts
          masters={masters}
          form={form}
          languageIds={values.texts.map((one) => one.language_id)}
        />
        {organizationId && <OrganizationImages organizationId={organizationId} form={form} />}
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
        <OrganizationPlaces masters={masters} form={form} />
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
        <Group justify="flex-end">
          <Button type="submit" loading={isSubmitting}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
      <ConflictDialog
        differences={
          theirs && organizationDifferences(form.getValues(), organizationValues(theirs), masters, t)
        }
        onClose={() => setTheirs(null)}
        onTakeTheirs={() => {
          if (theirs) form.reset(organizationValues(theirs));
          setTheirs(null);
        }}
        onKeepMine={() => {
          form.setValue("lock_version", theirs?.lock_version);
          setTheirs(null);
          void submit();
        }}
      />
    </form>
  );
}

function useOrganizationForm({ values, onSubmit, onSaved }: OrganizationFormProps) {
  const t = useTexts();
  const [theirs, setTheirs] = useState<Organization | null>(null);
  const mayLeave = useRef(false);
  const form = useForm<OrganizationValues>({ defaultValues: values, reValidateMode: "onSubmit" });
  const submit = form.handleSubmit(async (typed) => {
    try {
      const saved = await onSubmit(typed);
      form.reset(organizationValues(saved));
      mayLeave.current = true;
      onSaved(saved);
    } catch (error) {
      if (error instanceof ApiRefusal && error.status === 409)
        return setTheirs(error.body.data as Organization);
      const sentence = showRefusal(error, form, (field) => organizationField([field]));
      noticeFailure(sentence ?? t("office.unreachable"));
    }
  });
  return { form, submit, theirs, setTheirs, mayLeave };
}
