import { Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { createOnce } from "../../../../platform/browser/create-once.ts";
import { maxTemplateNameLength } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../events.contract.ts";
import { textIn } from "../../ui/event-text.ts";
import { TemplateNameForm } from "./template-name-form.tsx";
import { templatesApi, templatesQuery } from "./templates-query.ts";

interface SaveTemplateFormProps {
  event: Event;
  onSaved(): void;
  onBack(): void;
}

/** Keeps an event as a template of its organization, under the event's title where no other name is typed. */
export function SaveTemplateForm({ event, onSaved, onBack }: SaveTemplateFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const queries = useQueryClient();
  const params = { id: event.owner_organization_id };
  const [save] = useState(() => {
    const read = async () => (await templatesApi("GET /organizations/{id}/event_templates", { params })).data;
    // One that was there before the first try was not made by it, whatever its name is.
    let before: Set<number> | null = null;
    return createOnce(
      async (name: string) => {
        before ??= new Set((await read()).map(({ id }) => id));
        const body = { event_id: event.id, name };
        return (await templatesApi("POST /organizations/{id}/event_templates", { params, body })).data;
      },
      async (name) => (await read()).find((one) => one.name === name && before?.has(one.id) === false),
    );
  });
  return (
    <TemplateNameForm
      name={textIn(event.language_events, language).title.slice(0, maxTemplateNameLength)}
      submitLabel={t("template.save")}
      onBack={onBack}
      onSubmit={async (name) => {
        await save(name);
        await queries.invalidateQueries(templatesQuery(params.id));
        noticeSuccess(t("template.saved"));
        onSaved();
      }}
    >
      <Text>{t("template.what")}</Text>
    </TemplateNameForm>
  );
}
