import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { type ComponentProps, type FormEvent, useRef, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { createOnce } from "../../../../platform/browser/create-once.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { readTime } from "../../../../shared/time/read-time.ts";
import { toEditTime } from "../../../../shared/time/tokyo-time.ts";
import { noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { DateTimeField } from "../../../../ui/forms/fields/date-time-field.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event, eventReadContracts } from "../../events.contract.ts";
import type { eventDuplicateContracts } from "../duplicate-event.contract.ts";
import { proposedStart } from "./proposed-start.ts";

const reading = apiClient<typeof eventReadContracts>();
const duplicating = apiClient<typeof eventDuplicateContracts>();

interface DuplicateEventProps {
  event: Event;
  onDuplicated(copy: Event): void;
  button?: ComponentProps<typeof Button>;
}

/** A button that asks when the copy begins, and makes it. */
export function DuplicateEvent({ event, onDuplicated, button }: DuplicateEventProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" {...button} onClick={() => setOpen(true)}>
        {t("duplicate.open")}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t("duplicate.title")} size="lg">
        <DuplicateForm event={event} onDuplicated={onDuplicated} onBack={() => setOpen(false)} />
      </Modal>
    </>
  );
}

interface DuplicateFormProps {
  event: Event;
  onDuplicated(copy: Event): void;
  onBack(): void;
}

function DuplicateForm({ event, onDuplicated, onBack }: DuplicateFormProps) {
  const t = useTexts();
  const field = useRef<{ focus(): void }>(null);
  const [start, setStart] = useState(() => proposedStart(event.start_at, new Date()));
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [make] = useState(() => duplicateOnce(event));
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const moment = readTime(start);
    const isAhead = moment !== null && start > toEditTime(new Date());
    setProblem(isAhead ? undefined : t(moment ? "duplicate.start_past" : "duplicate.start_needed"));
    if (!isAhead) return field.current?.focus();
    setBusy(true);
    try {
      const copy = await make(start);
      noticeSuccess(t("duplicate.done"));
      onDuplicated(copy);
    } catch (error) {
      setProblem(failureMessage(error, t("admin.unreachable")));
      setBusy(false);
    }
  };
  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack>
        <Text>{t("duplicate.what")}</Text>
        <DateTimeField
          ref={field}
          label={t("event_form.start_at")}
          description={t("event_mail.japan_time")}
          withAsterisk
          value={start}
          onChange={(value) => {
            setProblem(undefined);
            setStart(value);
          }}
          error={problem}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onBack}>
            {t("admin.back")}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t("duplicate.make")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** An answer that got lost does not make the copy twice: what was not there before and begins at that time is the copy. */
function duplicateOnce(event: Event) {
  const myEvents = async () =>
    (await reading("GET /organizations/{id}/events", { params: { id: event.owner_organization_id } })).data;
  let known: Set<number> | null = null;
  return createOnce(
    async (start: string) => {
      known ??= new Set((await myEvents()).map(({ id }) => id));
      const { data } = await duplicating("POST /events/{id}/duplicate", {
        params: { id: event.id },
        body: { start_at: [start] },
      });
      return data[0] as Event;
    },
    async (start) => {
      const title = event.language_events[0]?.title;
      return (await myEvents()).find(
        (one) =>
          known &&
          !known.has(one.id) &&
          one.language_events[0]?.title === title &&
          toEditTime(new Date(one.start_at)) === start,
      );
    },
  );
}
