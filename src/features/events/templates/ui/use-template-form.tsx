import { Stack } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { createOnce } from "../../../../platform/browser/create-once.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { readTime } from "../../../../shared/time/read-time.ts";
import { toEditTime } from "../../../../shared/time/tokyo-time.ts";
import { DialogButtons } from "../../../../ui/feedback/dialog-buttons.tsx";
import { DateTimeField } from "../../../../ui/forms/fields/date-time-field.tsx";
import { useSaid } from "../../../../ui/forms/saving/use-said.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event, eventReadContracts } from "../../events.contract.ts";
import type { EventTemplate } from "../templates.contract.ts";
import { startOfTemplate } from "./template-start.ts";
import { templatesApi } from "./templates-query.ts";

const reading = apiClient<typeof eventReadContracts>();

interface UseTemplateFormProps {
  organizationId: number;
  template: EventTemplate;
  /** The organization's events before: what is not among them after a lost answer was made by it. */
  knownIds: ReadonlySet<number>;
  onMade(event: Event): void;
  onBack(): void;
}

/** Asks when the event begins, proposes the template's next weekday, and makes the draft. */
export function UseTemplateForm({
  organizationId,
  template,
  knownIds,
  onMade,
  onBack,
}: UseTemplateFormProps) {
  const t = useTexts();
  const field = useRef<{ focus(): void }>(null);
  const [start, setStart] = useState(() => startOfTemplate(template, new Date()));
  const [problem, setProblem] = useState<"template.start_needed" | "duplicate.start_past" | null>(null);
  const [failure, setFailure] = useSaid<string>();
  const [isBusy, setBusy] = useState(false);
  const [make] = useState(() => {
    const params = { id: organizationId, template_id: template.id };
    return createOnce(
      async (start_at: string) => {
        const body = { start_at };
        return (
          await templatesApi("POST /organizations/{id}/event_templates/{template_id}/events", {
            params,
            body,
          })
        ).data;
      },
      async (start_at) => {
        const { data } = await reading("GET /organizations/{id}/events", { params: { id: organizationId } });
        return data.find(
          (one) =>
            !knownIds.has(one.id) &&
            toEditTime(new Date(one.start_at)) === start_at &&
            one.language_events[0]?.title === template.title,
        );
      },
    );
  });
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (isBusy) return;
    const moment = readTime(start);
    const found =
      moment === null ? "template.start_needed" : moment <= new Date() ? "duplicate.start_past" : null;
    setProblem(found);
    if (found || !moment) return field.current?.focus();
    setBusy(true);
    setFailure(null);
    try {
      onMade(await make(toEditTime(moment)));
    } catch (error) {
      setFailure(failureMessage(error, t("admin.unreachable")));
      setBusy(false);
    }
  };
  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack>
        <DateTimeField
          ref={field}
          label={t("event_form.start_at")}
          description={t("event_mail.japan_time")}
          withAsterisk
          value={start}
          onChange={(value) => {
            setProblem(null);
            setStart(value);
          }}
          error={problem ? t(problem) : undefined}
        />
        <DialogButtons submitLabel={t("template.make")} failure={failure} isBusy={isBusy} onBack={onBack} />
      </Stack>
    </form>
  );
}
