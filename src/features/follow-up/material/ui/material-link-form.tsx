import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { showApiError } from "../../../../platform/browser/show-api-error.ts";
import { noticeFailure } from "../../../../ui/feedback/admin-notifications.ts";
import { problemNames } from "../../../../ui/forms/problems/problem-names.ts";
import { useProblemsInLanguage } from "../../../../ui/forms/problems/use-problems-in-language.ts";
import { useSavedPart } from "../../../../ui/forms/saving/area/use-saved-part.ts";
import { UnsavedGuard } from "../../../../ui/forms/saving/unsaved-guard.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { Material, materialContracts } from "../material.contract.ts";

const api = apiClient<typeof materialContracts>();

interface MaterialLinkFormProps {
  eventId: number;
  onAdded(material: Material): void;
  onClose(): void;
}

/** A link to add: its name and its address. What was begun is added by the page's bar too. */
export function MaterialLinkForm({ eventId, onAdded, onClose }: MaterialLinkFormProps) {
  const t = useTexts();
  const form = useForm({ defaultValues: { title: "", url: "" } });
  useProblemsInLanguage(form);
  const { errors, isSubmitting, isDirty } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  const mayLeave = useRef(false);
  const isAdded = useRef(false);
  const submit = form.handleSubmit(async (body) => {
    try {
      const { data } = await api("POST /events/{id}/materials", { params: { id: eventId }, body });
      isAdded.current = true;
      onAdded(data);
    } catch (error) {
      const left = showApiError(error, form, (field) =>
        field === "title" || field === "url" ? field : null,
      );
      if (left || Object.keys(form.formState.errors).length === 0) {
        noticeFailure(left ?? t("admin.unreachable"));
      }
    }
  });
  useSavedPart({
    isChanged: isDirty,
    problems: problemNames(errors).length,
    element: () => element.current,
    save: async () => {
      await submit();
      return isAdded.current;
    },
  });
  return (
    <form method="post" ref={element} onSubmit={submit} noValidate>
      <UnsavedGuard isUnsaved={isDirty} mayLeave={mayLeave} />
      <Stack gap="xs">
        <TextInput
          label={t("material.title")}
          withAsterisk
          data-autofocus
          error={errors.title?.message}
          {...form.register("title", { required: t("material.title_blank") })}
        />
        <TextInput
          label={t("material.url")}
          type="url"
          placeholder="https://"
          withAsterisk
          error={errors.url?.message}
          {...form.register("url", { required: t("material.url_blank") })}
        />
        <Group gap="xs">
          <Button type="submit" loading={isSubmitting}>
            {t("material.add_link")}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t("admin.back")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
