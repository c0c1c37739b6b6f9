import { List, Progress, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { personName } from "../../../shared/people/person-name.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { MailProgress } from "../delivery/mail-delivery.contract.ts";

const askEveryMs = 3000;

/**
 * How far a mail is; asks again while it is going out.
 * @param mail names it
 */
export function MailProgressView({ mail, ask }: { mail: string; ask(): Promise<MailProgress> }) {
  const t = useTexts();
  const language = useLanguage();
  const { data: progress } = useQuery({
    queryKey: ["event-mail", "progress", mail, language],
    queryFn: ask,
    refetchInterval: ({ state: { data } }) => (isUnderWay(data) ? askEveryMs : false),
  });
  if (!progress || progress.state === "scheduled") return null;
  const { recipients, sent, failed, left, skipped, failures, state, reason } = progress;
  const done = recipients === 0 ? 100 : ((recipients - left) / recipients) * 100;
  const words = state === "dropped" ? t(`progress.dropped.${reason ?? "begun"}`) : t(`progress.${state}`);
  return (
    <Stack gap="xs" role="status">
      <Text>{words}</Text>
      <Progress value={done} aria-label={words} />
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

function isUnderWay(progress: MailProgress | undefined): boolean {
  return progress?.state === "sending" || progress?.state === "scheduled";
}
