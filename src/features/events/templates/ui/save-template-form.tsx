import { NativeSelect, Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../../platform/browser/api-client.ts";
import { createOnce } from "../../../../platform/browser/create-once.ts";
import { maxTemplateNameLength } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../events.contract.ts";
import { textIn } from "../../ui/event-text.ts";
import { TemplateNameForm } from "./template-name-form.tsx";
import { templatesApi, templatesQuery } from "./templates-query.ts";

function nullIfRefused(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}

interface SaveTemplateFormProps {
  event: Event;
  onSaved(): void;
  onBack(): void;
}

/**
 * Keeps an event as a template of its organization, under the event's title where no other name is typed; or in the place of what one
 * of its templates held.
 */
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
        // Where the session is over, the save asks for the log-in; a list alone would not.
        before ??= await read().then((all) => new Set(all.map(({ id }) => id)), nullIfRefused);
        const body = { event_id: event.id, name };
        return (await templatesApi("POST /organizations/{id}/event_templates", { params, body })).data;
      },
      async (name) => (await read()).find((one) => one.name === name && before?.has(one.id) === false),
    );
  });
  const query = templatesQuery(params.id);
  const { data: templates = [] } = useQuery(query);
  const [chosen, setChosen] = useState("");
  const replaced = templates.find(({ id }) => String(id) === chosen);
  const replace = (template_id: number, name: string) =>
    templatesApi("PUT /organizations/{id}/event_templates/{template_id}", {
      params: { ...params, template_id },
      body: { event_id: event.id, name },
    });
  return (
    <TemplateNameForm
      name={replaced?.name ?? textIn(event.language_events, language).title.slice(0, maxTemplateNameLength)}
      submitLabel={t(replaced ? "template.replace" : "template.save")}
      onBack={onBack}
      onSubmit={async (name) => {
        await (replaced ? replace(replaced.id, name) : save(name));
        await queries.invalidateQueries(query);
        noticeSuccess(t(replaced ? "template.replaced" : "template.saved"));
        onSaved();
      }}
    >
      <Text>{t("template.what")}</Text>
      {templates.length > 0 && (
        <NativeSelect
          label={t("template.place")}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          data={[
            { value: "", label: t("template.as_new") },
            ...templates.map(({ id, name }) => ({
              value: String(id),
              label: t("template.in_place_of", { name }),
            })),
          ]}
        />
      )}
    </TemplateNameForm>
  );
}
