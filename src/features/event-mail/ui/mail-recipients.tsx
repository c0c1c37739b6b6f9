import { List, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { personName } from "../../../shared/people/person-name.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { MailRecipient } from "../delivery/mail-delivery.contract.ts";

/** The progress beside it is asked for more often: the list may have thousands of names. */
const askEveryMs = 15_000;

interface MailRecipientsProps {
  /** Names the mail. */
  mail: string;
  ask(): Promise<MailRecipient[]>;
  isOpen?: boolean;
}

/** Who got a mail and who did not, by name; asked for when it is opened, and again while some are on their way. */
export function MailRecipients({ mail, ask, isOpen: isOpenAtFirst = false }: MailRecipientsProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { data, isError } = useQuery({
    queryKey: ["event-mail", "recipients", mail],
    queryFn: ask,
    enabled: isOpen,
    refetchInterval: ({ state }) => (state.data?.some(isLeft) ? askEveryMs : false),
  });
  const missed = data?.filter(({ state }) => state === "failed" || state === "skipped") ?? [];
  const left = data?.filter(isLeft) ?? [];
  const got = data?.filter(({ state }) => state === "sent") ?? [];
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary style={{ minHeight: "var(--touch)", alignContent: "center", cursor: "pointer" }}>
        {t("recipients.title")}
      </summary>
      <Stack gap="sm" mah={320} style={{ overflowY: "auto" }}>
        {isError && <Text c="red">{t("recipients.failed")}</Text>}
        {data?.length === 0 && <Text size="sm">{t("recipients.nobody")}</Text>}
        {missed.length > 0 && (
          <People title={t("recipients.missed", { count: missed.length })} people={missed} />
        )}
        {left.length > 0 && <People title={t("recipients.left", { count: left.length })} people={left} />}
        {got.length > 0 && <People title={t("recipients.got", { count: got.length })} people={got} />}
      </Stack>
    </details>
  );
}

const isLeft = ({ state }: MailRecipient) => state === "left";

function People({ title, people }: { title: string; people: readonly MailRecipient[] }) {
  const t = useTexts();
  const language = useLanguage();
  const reasonOf = (reason: MailRecipient["reason"]) => {
    if (!reason) return "";
    const isAfterwards = reason === "suppressed" || reason === "not_needed";
    return isAfterwards ? t(`recipients.reason.${reason}`) : t(`progress.reason.${reason}`);
  };
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <List size="sm">
        {people.map(({ user, reason }, place) => (
          <List.Item key={user?.id ?? `deleted ${place}`}>
            {user ? personName(user, language) : t("recipients.deleted")}
            {reason && `: ${reasonOf(reason)}`}
          </List.Item>
        ))}
      </List>
    </div>
  );
}
