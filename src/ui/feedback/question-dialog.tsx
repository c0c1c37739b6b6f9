import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { type PropsWithChildren, type ReactNode, useState } from "react";
import { useTexts } from "../texts/texts.tsx";

interface QuestionDialogProps {
  /** Left out where the dialog is there only while it asks. */
  isOpen?: boolean;
  /** The action's own words, as title and on the button: "Remove", not "OK". */
  action: ReactNode;
  question: ReactNode;
  /** Takes nothing away: its button is not red. */
  isHarmless?: boolean;
  /** Says itself what failed; until it is done the button is busy. */
  onConfirm(): Promise<unknown>;
  onClose(): void;
}

/** A question before an action in the back office, with what else is to be said or filled in; public pages have `ConfirmDialog`. */
export function QuestionDialog({
  isOpen = true,
  action,
  question,
  isHarmless = false,
  onConfirm,
  onClose,
  children,
}: PropsWithChildren<QuestionDialogProps>) {
  const t = useTexts();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
    setBusy(false);
  };
  // What is on its way cannot be called back: whoever closed the dialog would do it a second time.
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Modal opened={isOpen} onClose={close} title={action}>
      <Stack>
        <Text>{question}</Text>
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={close} disabled={isBusy}>
            {t("admin.back")}
          </Button>
          <Button color={isHarmless ? undefined : "red"} loading={isBusy} onClick={() => void confirm()}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
