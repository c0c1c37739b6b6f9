import { List, Progress, Stack, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { personName } from "../../../shared/person-name.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { MailProgress } from "../delivery/mail-delivery.contract.ts";

const askEveryMs = 3000;

/** How far a mail is; asks again while it is going out. */
export function MailProgressView({ ask }: { ask(): Promise<MailProgress> }) {
  const t = useTexts();
  const language = useLanguage();
  const [progress, setProgress] = useState<MailProgress | null>(null);
  const latestAsk = useRef(ask);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let hasLeft = false;
    const next = async () => {
      const found = await latestAsk.current().catch(() => null);
      if (hasLeft) return;
      setProgress(found);
      if (found?.state === "sending" || found?.state === "scheduled") timer = setTimeout(next, askEveryMs);
    };
    void next();
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, []);
  if (!progress || progress.state === "scheduled") return null;
  const { recipients, sent, failed, left, skipped, failures, state } = progress;
  const done = recipients === 0 ? 100 : ((recipients - left) / recipients) * 100;
  return (
    <Stack gap="xs" role="status">
      <Text>{t(`progress.${state}`)}</Text>
      <Progress value={done} aria-label={t(`progress.${state}`)} />
      <Text size="sm">{t("progress.counts", { sent, failed, left, skipped })}</Text>
      {failures.length > 0 && (
        <List size="sm">
          {failures.map(({ user, reason }) => (
            <List.Item key={user.id}>
              {personName(user, language)}: {t(`progress.reason.${reason}`)}
            </List.Item>
          ))}
        </List>
      )}
    </Stack>
  );
}
