import { Button, Group, List, Modal, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { readTime } from "../../../../shared/time/read-time.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { timeSpan } from "../../format/format-event-time.ts";
import { type Consequence, type MovedTimes, notifiesPeople } from "./consequences.ts";
import { FollowedSummary } from "./series/followed-summary.tsx";

interface ConsequenceDialogProps {
  /** Null while nothing is asked. */
  consequences: Consequence[] | null;
  onAnswer(isMeant: boolean): void;
  /** Fields for a word to those who are told. */
  reason?: ReactNode;
}

/** Says before the action what it does to how many people. */
export function ConsequenceDialog({ consequences, onAnswer, reason }: ConsequenceDialogProps) {
  const t = useTexts();
  const sentence = (one: Consequence) => {
    if (one.kind === "moved") return t("consequence.moved", { count: one.count });
    if (one.kind === "following") return t("consequence.following", { count: one.followed.told_count });
    return t(`consequence.${one.kind}`, { ...one });
  };
  const isUnpublishing = consequences?.some(({ kind }) => kind === "unpublished");
  return (
    <Modal
      opened={consequences !== null}
      onClose={() => onAnswer(false)}
      title={t("consequence.title")}
      centered
    >
      <Stack>
        {consequences?.map((one) => (
          <div key={one.kind}>
            {one.kind === "following" && <FollowedSummary followed={one.followed} isDone={false} />}
            <Text fw={600}>{sentence(one)}</Text>
            {(one.kind === "moved" || one.kind === "following") && (
              <MovedTime before={one.before} after={one.after} />
            )}
            {one.kind === "unpublished" && (
              <List mt="xs">
                {(["page", "mails", "told"] as const).map((part) => (
                  <List.Item key={part}>{t(`consequence.unpublished_${part}`)}</List.Item>
                ))}
              </List>
            )}
          </div>
        ))}
        {consequences && notifiesPeople(consequences) && reason}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={() => onAnswer(false)}>
            {t("admin.back")}
          </Button>
          <Button color={isUnpublishing ? "red" : undefined} onClick={() => onAnswer(true)}>
            {t(isUnpublishing ? "consequence.unpublish" : "consequence.save")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** The time as it was and as it becomes; nothing where the place alone changes. */
function MovedTime({ before, after }: { before: MovedTimes; after: MovedTimes }) {
  const t = useTexts();
  const language = useLanguage();
  const show = ({ start_at, end_at }: MovedTimes) => {
    const start = readTime(start_at);
    return start ? timeSpan(start, end_at ? readTime(end_at) : null, language) : "";
  };
  if (show(before) === show(after)) return null;
  return (
    <Text mt="xs">
      {t("consequence.time_before", { time: show(before) })}
      <br />
      {t("consequence.time_after", { time: show(after) })}
    </Text>
  );
}
