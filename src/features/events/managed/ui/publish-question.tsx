import { Alert, Button, Group, List, Modal, Stack, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { apiClient, sentencesFor } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { foreignTag } from "../../../../shared/languages/readers/text-reader.ts";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { ManagedEvent } from "../../events.contract.ts";
import { PublishingNotice } from "../../publishing/ui/publishing-notice.tsx";
import { textIn } from "../../ui/event-text.ts";
import { isPublic } from "../../visibility/event-visibility.ts";
import type { managedEventContracts, Published } from "../managed-events.contract.ts";

const api = apiClient<typeof managedEventContracts>();

interface PublishQuestionProps {
  events: readonly ManagedEvent[];
  onPublished(): void;
  onClose(): void;
}

/** Asks before events are published, and says of each what came of it. */
export function PublishQuestion({ events, onPublished, onClose }: PublishQuestionProps) {
  const t = useTexts();
  const [outcome, setOutcome] = useState<Published | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const told = useRef<HTMLSpanElement>(null);
  // The button that was pressed is gone by then.
  useEffect(() => {
    if (outcome) told.current?.focus();
  }, [outcome]);
  const left = events.flatMap((event) => {
    const reason = reasonNotTo(event);
    return reason ? [{ event, reason: t(`managed.left_out.${reason}`) }] : [];
  });
  const drafts = events.filter((event) => !reasonNotTo(event));
  const owners = [
    ...new Set(
      drafts.flatMap(({ owner_organization_id: id, managed }) => (id === managed.organization_id ? id : [])),
    ),
  ];
  const publish = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await api("PUT /events/publish", { body: { ids: drafts.map(({ id }) => id) } });
      const refused = data.refused.map(async ({ id, errors }) => ({
        id,
        errors: await sentencesFor(errors),
      }));
      setOutcome({ done: data.done, refused: await Promise.all(refused) });
      onPublished();
    } catch (error) {
      setFailure(failureMessage(error, t("managed.unreachable")));
    } finally {
      setBusy(false);
    }
  };
  const refused = drafts.flatMap((event) => {
    const errors = outcome?.refused.find(({ id }) => id === event.id)?.errors;
    return errors ? [{ event, reason: Object.values(errors).flat().join(" ") }] : [];
  });
  const title = outcome
    ? t("managed.published", { count: outcome.done.length })
    : t("managed.publish_title", { count: drafts.length });
  return (
    <Modal
      opened
      onClose={() => !isBusy && onClose()}
      title={
        <span ref={told} tabIndex={-1}>
          {title}
        </span>
      }
      centered
    >
      <Stack>
        {!outcome && <Titles events={drafts.map((event) => ({ event }))} />}
        {!outcome && drafts.length > 0 && <Text>{t("managed.publish_body")}</Text>}
        {!outcome &&
          owners.map((id) => (
            <PublishingNotice key={id} about="publishing" ownerId={id} organizationId={id} />
          ))}
        {!outcome && left.length > 0 && (
          <>
            <Text fw={600}>{t("managed.not_published", { count: left.length })}</Text>
            <Titles events={left} />
          </>
        )}
        {refused.length > 0 && (
          <Alert color="yellow" role="alert" title={t("managed.refused", { count: refused.length })}>
            <Titles events={refused} />
          </Alert>
        )}
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <Group justify="end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t(outcome ? "admin.close" : "admin.back")}
          </Button>
          {!outcome && drafts.length > 0 && (
            <Button loading={isBusy} onClick={publish}>
              {t("managed.publish")}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

/** What the desk knows beforehand; everything else is found by the save. */
function reasonNotTo(event: ManagedEvent): "cancelled" | "on_hold" | "public" | null {
  if (event.held_at) return "on_hold";
  if (event.managed.state === "cancelled") return "cancelled";
  return isPublic(event) ? "public" : null;
}

/** Events of one series have one title: the start tells them apart. */
function Titles({ events }: { events: readonly { event: ManagedEvent; reason?: string }[] }) {
  const language = useLanguage();
  return (
    <List size="sm">
      {events.map(({ event, reason }) => {
        const { title, language_id } = textIn(event.language_events, language);
        return (
          <List.Item key={event.id}>
            {displayDayTime(new Date(event.start_at), language)}
            {" · "}
            <span lang={foreignTag(language_id, language)}>{title}</span>
            {reason && `: ${reason}`}
          </List.Item>
        );
      })}
    </List>
  );
}
