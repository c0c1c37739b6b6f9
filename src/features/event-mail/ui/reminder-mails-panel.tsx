import { Button, Group, Stack, Table, Text, Title } from "@mantine/core";
import { useState } from "react";
import { displayDate, displayTime } from "../../../shared/time/tokyo-time.ts";
import { Badge } from "../../../ui/base/badge.tsx";
import { HeadWithActions } from "../../../ui/tables/head-with-actions.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { Event } from "../../events/events.contract.ts";
import type { RemindEventMail } from "../event-mail.contract.ts";
import { ReminderMailDialog } from "./reminder-mail-dialog.tsx";

interface ReminderMailsPanelProps {
  event: Event;
  /** The event's main language. */
  mainLanguageId: number;
  mails: RemindEventMail[];
  /** The mail that is open at first. */
  openId?: number | undefined;
  onChanged(): Promise<void>;
}

/** The organizers' own mails to those who have applied; one that was sent can only be read. */
export function ReminderMailsPanel({
  event,
  mainLanguageId,
  mails,
  openId,
  onChanged,
}: ReminderMailsPanelProps) {
  const t = useTexts();
  const language = useLanguage();
  const [open, setOpen] = useState<RemindEventMail | "new" | null>(
    () => mails.find(({ id }) => id === openId) ?? null,
  );
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={2} size="h3">
          {t("message.at_a_time")}
        </Title>
        <Button variant="default" onClick={() => setOpen("new")}>
          {t("reminder_mail.add")}
        </Button>
      </Group>
      <Text c="dimmed">{t("reminder_mail.automatic")}</Text>
      {mails.length === 0 ? (
        <Text>{t("reminder_mail.none")}</Text>
      ) : (
        <Table verticalSpacing="sm">
          <HeadWithActions>
            <Table.Th>{t("reminder_mail.title")}</Table.Th>
            <Table.Th>{t("event_mail.send_at")}</Table.Th>
          </HeadWithActions>
          <Table.Tbody>
            {mails.map((mail) => {
              const sendAt = new Date(mail.send_at);
              return (
                <Table.Tr key={mail.id}>
                  <Table.Td>{mail.title}</Table.Td>
                  <Table.Td>
                    {displayDate(sendAt, language)} {displayTime(sendAt, language)}{" "}
                    {mail.sent_at && <Badge tone="good">{t("announcement.sent")}</Badge>}
                  </Table.Td>
                  <Table.Td ta="end">
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={`${t(mail.sent_at ? "reminder_mail.view" : "reminder_mail.edit")}: ${mail.title}`}
                      onClick={() => setOpen(mail)}
                    >
                      {mail.sent_at ? "✓" : t("reminder_mail.edit")}
                    </Button>
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      )}
      {open && (
        <ReminderMailDialog
          event={event}
          mainLanguageId={mainLanguageId}
          mail={open === "new" ? null : open}
          onClose={() => setOpen(null)}
          onChanged={async () => {
            await onChanged();
            setOpen(null);
          }}
        />
      )}
    </Stack>
  );
}
