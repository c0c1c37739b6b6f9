import { Anchor, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { Badge } from "../../../../ui/base/badge.tsx";
import { Link } from "../../../../ui/base/link.tsx";
import { noticeFailure, noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Held, holdContracts } from "../holds.contract.ts";
import { HoldAnswerList } from "./hold-answer-list.tsx";

const api = apiClient<typeof holdContracts>();

interface HeldListProps {
  held: readonly Held[];
  onChanged(): Promise<void>;
}

/** Everything that is on hold, with its answers and the button that ends it. */
export function HeldList({ held, onChanged }: HeldListProps) {
  const t = useTexts();
  const [ending, setEnding] = useState<Held | null>(null);
  const end = async ({ subject, id }: Held) => {
    try {
      if (subject === "event") await api("PUT /uniteam/events/{id}/release", { params: { id } });
      else await api("PUT /uniteam/organizations/{id}/restore", { params: { id } });
      noticeSuccess(t(`holds.${subject}.ended`));
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
    await onChanged();
    setEnding(null);
  };
  if (held.length === 0) return <Text>{t("holds.none")}</Text>;
  return (
    <Stack>
      {held.map((one) => (
        <HeldCard key={`${one.subject} ${one.id}`} held={one} onEnd={() => setEnding(one)} />
      ))}
      {ending && (
        <QuestionDialog
          isHarmless
          action={t(`holds.${ending.subject}.end`)}
          question={t(`holds.${ending.subject}.question`, { title: ending.title })}
          onConfirm={() => end(ending)}
          onClose={() => setEnding(null)}
        />
      )}
    </Stack>
  );
}

function HeldCard({ held, onEnd }: { held: Held; onEnd(): void }) {
  const t = useTexts();
  const language = useLanguage();
  const { subject, title, lang, organization, since, reason, by, answers } = held;
  const sinceWhen = [
    t("holds.since", { time: displayDayTime(new Date(since), language) }),
    by ? t("holds.by", { name: personName(by, language) }) : t("holds.by_operator"),
  ];
  const action = t(`holds.${subject}.end`);
  return (
    <Card component="article" withBorder>
      <Stack gap="xs">
        <Group gap="xs">
          <Title order={2} size="h4" lang={lang}>
            <Anchor component={Link} to={`/${subject}s/${held.id}`} inherit>
              {title}
            </Anchor>
          </Title>
          <Badge tone="now">{t(`holds.${subject}.state`)}</Badge>
        </Group>
        <div>
          {organization && <Text size="sm">{organization.organization_name}</Text>}
          <Text size="sm" c="dimmed">
            {sinceWhen.join(" · ")}
          </Text>
        </div>
        <Text style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {t("holds.reason", { reason })}
        </Text>
        <HoldAnswerList answers={answers} heading={t("holds.answers")} />
        <Group>
          <Button variant="default" aria-label={`${action}: ${title}`} onClick={onEnd}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
