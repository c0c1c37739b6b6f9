import { Button, Group, List, Modal, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { readTime } from "../../../../shared/time/read-time.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { placeWithAddress } from "../../format/format-event-place.ts";
import { timeSpan } from "../../format/format-event-time.ts";
import { textIn } from "../../ui/event-text.ts";
import { type Consequence, notifiesPeople, type Whereabouts } from "./consequences.ts";
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
    if (one.kind === "following") {
      const { told_count: count, told_of_draw_count: ofDraw } = one.followed;
      return count > 0 || ofDraw === 0 ? t("consequence.following", { count }) : null;
    }
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
            {one.kind === "following" && one.followed.told_of_draw_count > 0 && (
              <Text fw={600}>{t("consequence.draw_moved", { count: one.followed.told_of_draw_count })}</Text>
            )}
            {(one.kind === "moved" || one.kind === "following") && (
              <Moved before={one.before} after={one.after} />
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

/** The time and the place as they were and as they become; nothing of what stays. */
function Moved({ before, after }: { before: Whereabouts; after: Whereabouts }) {
  const t = useTexts();
  const language = useLanguage();
  const timeOf = ({ start_at, end_at }: Whereabouts) => {
    const start = readTime(start_at);
    return start ? timeSpan(start, end_at ? readTime(end_at) : null, language) : "";
  };
  const placeOf = ({ is_online, texts }: Whereabouts) =>
    is_online
      ? t("event_form.is_online")
      : placeWithAddress({ ...textIn(texts, language), prefecture: [""] }, language);
  const changed = [timeOf, placeOf].map((show) => [show(before), show(after)]);
  return changed.map(
    ([was = "", is = ""]) =>
      was !== is && (
        <Text mt="xs" key={is}>
          {t("consequence.time_before", { time: was })}
          <br />
          {t("consequence.time_after", { time: is })}
        </Text>
      ),
  );
}
