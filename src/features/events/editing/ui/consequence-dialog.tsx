import { Button, Group, List, Modal, Stack, Text } from "@mantine/core";
import { readTime } from "../../../../shared/time/read-time.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { timeSpan } from "../../format/format-event-time.ts";
import type { Consequence, MovedTimes } from "./consequences.ts";

interface ConsequenceDialogProps {
  /** Null while nothing is asked. */
  consequences: Consequence[] | null;
  onAnswer(isMeant: boolean): void;
}

/** Says before the action what it does to how many people. */
export function ConsequenceDialog({ consequences, onAnswer }: ConsequenceDialogProps) {
  const t = useTexts();
  const sentence = (one: Consequence) =>
    one.kind === "moved"
      ? t("consequence.moved", { count: one.count })
      : t(`consequence.${one.kind}`, { ...one });
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
            <Text fw={600}>{sentence(one)}</Text>
            {one.kind === "moved" && <MovedTime before={one.before} after={one.after} />}
            {one.kind === "unpublished" && (
              <List mt="xs">
                {(["page", "mails", "told"] as const).map((part) => (
                  <List.Item key={part}>{t(`consequence.unpublished_${part}`)}</List.Item>
                ))}
              </List>
            )}
          </div>
        ))}
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
