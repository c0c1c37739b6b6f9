import { Button, Group, List, Modal, Stack, Text } from "@mantine/core";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { Consequence } from "./consequences.ts";

interface ConsequenceDialogProps {
  /** Null while nothing is asked. */
  consequences: Consequence[] | null;
  onAnswer(isMeant: boolean): void;
}

/** Says before the deed what it does to how many people. */
export function ConsequenceDialog({ consequences, onAnswer }: ConsequenceDialogProps) {
  const t = useTexts();
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
            <Text fw={600}>{t(`consequence.${one.kind}`, { ...one })}</Text>
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
