import { Anchor, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { displayDayTime } from "../../../shared/time/display-day.ts";
import { Badge } from "../../../ui/base/badge.tsx";
import { type TextKey, useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { Inquiry } from "../inquiries.contract.ts";
import { InquiryDialog } from "./inquiry-dialog.tsx";
import { replyAddress } from "./reply-address.ts";

interface InquiriesPanelProps {
  eventId: number;
  /** Of the event, for the subject of answers. */
  title: string;
  inquiries: readonly Inquiry[];
  onChanged(): Promise<void>;
}

/** Questions of readers: to be answered by mail, and published where others want to know it too. */
export function InquiriesPanel({ eventId, title, inquiries, onChanged }: InquiriesPanelProps) {
  const t = useTexts();
  const [editing, setEditing] = useState<Inquiry | null>(null);
  return (
    <Stack>
      <Title order={2}>{t("inquiries.title")}</Title>
      <Text size="sm" c="var(--ink-quiet)">
        {t("inquiries.lead")}
      </Text>
      {inquiries.length === 0 && <Text>{t("inquiries.none")}</Text>}
      {inquiries.map((inquiry) => (
        <InquiryCard key={inquiry.id} {...{ inquiry, title }} onEdit={() => setEditing(inquiry)} />
      ))}
      {editing && (
        <InquiryDialog
          eventId={eventId}
          inquiry={editing}
          onClose={() => setEditing(null)}
          onSaved={async () => {
            await onChanged();
            setEditing(null);
          }}
        />
      )}
    </Stack>
  );
}

interface InquiryCardProps {
  inquiry: Inquiry;
  title: string;
  onEdit(): void;
}

function InquiryCard({ inquiry, title, onEdit }: InquiryCardProps) {
  const t = useTexts();
  const language = useLanguage();
  const { asker, text, is_published, created_at } = inquiry;
  const state: TextKey = is_published ? "inquiries.published" : "inquiries.not_published";
  const shown = text ?? Object.values(inquiry.question).find(Boolean) ?? "";
  return (
    <Card withBorder component="article">
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="var(--ink-quiet)" style={{ overflowWrap: "anywhere" }}>
            {[displayDayTime(new Date(created_at), language), asker ? asker.name : t("inquiries.forgotten")]
              .filter(Boolean)
              .join(" · ")}
          </Text>
          <Badge tone={is_published ? "good" : undefined}>{t(state)}</Badge>
        </Group>
        <Text style={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>{shown}</Text>
        <Group gap="xs">
          {asker && (
            <Button component="a" variant="default" href={replyAddress(asker.email, title, shown)}>
              {t("inquiries.reply")}
            </Button>
          )}
          <Button variant={is_published ? "default" : "light"} onClick={onEdit}>
            {t(is_published ? "inquiries.edit" : "inquiries.publish")}
          </Button>
          {asker && (
            <Anchor
              href={`mailto:${encodeURIComponent(asker.email)}`}
              size="sm"
              style={{ overflowWrap: "anywhere" }}
            >
              {asker.email}
            </Anchor>
          )}
        </Group>
      </Stack>
    </Card>
  );
}
