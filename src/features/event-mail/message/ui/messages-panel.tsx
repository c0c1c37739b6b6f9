import { Button, Group, Stack, Table, Text, Title } from "@mantine/core";
import { useState } from "react";
import { displayDateTime } from "../../../../shared/time/tokyo-time.ts";
import { Badge } from "../../../../ui/base/badge.tsx";
import { HeadWithActions } from "../../../../ui/tables/head-with-actions.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";
import { recipientsText } from "../../ui/recipients/recipients-text.ts";
import type { ApplicantMail } from "../applicant-mails.contract.ts";
import { MessageDialog } from "./message-dialog.tsx";
import { MessageView } from "./message-view.tsx";

interface MessagesPanelProps {
  event: Event;
  /** The event's main language. */
  mainLanguageId: number;
  mails: readonly ApplicantMail[];
  /** Ids of people whom a message is begun to at once. */
  people: readonly string[];
  /** The message that is open at first. */
  openId?: number | undefined;
  /** The message to these people was sent or given up. */
  onPeopleDone(): void;
  onSent(): Promise<void>;
}

/** Messages to applicants that go at once: to write one, and those that were sent, to read. */
export function MessagesPanel(props: MessagesPanelProps) {
  const { event, mainLanguageId, mails, people, openId, onPeopleDone, onSent } = props;
  const t = useTexts();
  const language = useLanguage();
  const [isWriting, setWriting] = useState(false);
  const [open, setOpen] = useState(() => mails.find(({ id }) => id === openId) ?? null);
  const close = () => {
    setWriting(false);
    onPeopleDone();
  };
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2} size="h3">
          {t("message.now")}
        </Title>
        <Button onClick={() => setWriting(true)}>{t("message.add")}</Button>
      </Group>
      {mails.length === 0 ? (
        <Text>{t("message.none")}</Text>
      ) : (
        <Table verticalSpacing="sm">
          <HeadWithActions>
            <Table.Th>{t("reminder_mail.title")}</Table.Th>
            <Table.Th>{t("message.to")}</Table.Th>
            <Table.Th>{t("message.sent_at")}</Table.Th>
          </HeadWithActions>
          <Table.Tbody>
            {mails.map((mail) => (
              <Table.Tr key={mail.id}>
                <Table.Td style={{ overflowWrap: "anywhere" }}>{mail.title}</Table.Td>
                <Table.Td>{recipientsText(mail, t, language)}</Table.Td>
                <Table.Td>
                  {displayDateTime(new Date(mail.sent_at), language)} <MessageBadge mail={mail} />
                </Table.Td>
                <Table.Td ta="end">
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={`${t("message.view")}: ${mail.title}`}
                    onClick={() => setOpen(mail)}
                  >
                    {t("message.view")}
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {(isWriting || people.length > 0) && (
        <MessageDialog
          {...{ event, mainLanguageId, people }}
          onClose={close}
          onSent={async () => {
            await onSent();
            close();
          }}
        />
      )}
      {open && (
        <MessageView {...{ mainLanguageId, mail: open }} eventId={event.id} onClose={() => setOpen(null)} />
      )}
    </Stack>
  );
}

function MessageBadge({ mail: { left, failed } }: { mail: ApplicantMail }) {
  const t = useTexts();
  if (left > 0) return <Badge tone="info">{t("message.under_way")}</Badge>;
  if (failed > 0) return <Badge tone="now">{t("message.failed_count", { count: failed })}</Badge>;
  return <Badge tone="good">{t("announcement.sent")}</Badge>;
}
