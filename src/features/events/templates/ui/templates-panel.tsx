import { Modal, Stack, Text, Title } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { noticeFailure, noticeSaved, noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../events.contract.ts";
import type { EventTemplate } from "../templates.contract.ts";
import { type TemplateAction, TemplateList } from "./template-list.tsx";
import { TemplateNameForm } from "./template-name-form.tsx";
import { templatesApi, templatesQuery } from "./templates-query.ts";
import { UseTemplateForm } from "./use-template-form.tsx";

interface TemplatesPanelProps {
  organizationId: number;
  /** The organization's events before the new one. */
  knownIds: ReadonlySet<number>;
  onMade(event: Event): void;
}

/** The templates of an organization, to make a draft of, rename and delete; nothing where there are none. */
export function TemplatesPanel({ organizationId, knownIds, onMade }: TemplatesPanelProps) {
  const t = useTexts();
  const queries = useQueryClient();
  const query = templatesQuery(organizationId);
  const { data: templates = [] } = useQuery(query);
  const [chosen, setChosen] = useState<{ action: TemplateAction; template: EventTemplate } | null>(null);
  const close = () => setChosen(null);
  if (templates.length === 0) return null;
  const template = chosen?.template;
  const params = { id: organizationId, template_id: template?.id ?? 0 };
  const rename = async (name: string) => {
    const body = { name };
    await templatesApi("PUT /organizations/{id}/event_templates/{template_id}", { params, body });
    await queries.invalidateQueries(query);
    noticeSaved(t("template.renamed"));
    close();
  };
  const remove = async () => {
    try {
      await templatesApi("DELETE /organizations/{id}/event_templates/{template_id}", { params });
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
    await queries.invalidateQueries(query);
    close();
  };
  return (
    <Stack component="section" gap="xs" aria-labelledby="templates">
      <Title order={3} size="h4" id="templates">
        {t("template.heading")}
      </Title>
      <Text size="sm">{t("template.lead")}</Text>
      <TemplateList templates={templates} onChoose={(action, template) => setChosen({ action, template })} />
      {template && chosen.action === "use" && (
        <Modal opened onClose={close} title={t("template.use_title", { name: template.name })} size="lg">
          <UseTemplateForm
            {...{ organizationId, template, knownIds }}
            onMade={(event) => {
              noticeSuccess(t("template.made"));
              onMade(event);
            }}
            onBack={close}
          />
        </Modal>
      )}
      {template && chosen.action === "rename" && (
        <Modal opened onClose={close} title={t("template.rename_of", { name: template.name })}>
          <TemplateNameForm
            name={template.name}
            submitLabel={t("template.rename")}
            onSubmit={rename}
            onBack={close}
          />
        </Modal>
      )}
      {template && chosen.action === "remove" && (
        <QuestionDialog
          action={t("template.remove")}
          question={t("template.remove_question", { name: template.name })}
          onConfirm={remove}
          onClose={close}
        />
      )}
    </Stack>
  );
}
