import { Alert, Button, Group, List, Modal, Skeleton, Stack, Text, Textarea } from "@mantine/core";
import { type FormEvent, useEffect, useId, useState } from "react";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { maxHoldTextLength } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { noticeSaved } from "../../../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";

interface TeamActionDialogProps {
  /** The action's own words, as title and on the button. */
  title: string;
  /** The thing or person that it is done to. */
  subject: string;
  /** Says who reads the reason; without it none is asked for. */
  reasonHint?: string;
  /** Reads what the action does, a sentence each, as it is now. */
  effects(): Promise<string[]>;
  act(reason: string): Promise<unknown>;
  onDone(): Promise<void>;
  onClose(): void;
}

/** Tells what an action of the team does before it is done, and asks for the reason where somebody reads one. */
export function TeamActionDialog(props: TeamActionDialogProps) {
  const { title, subject, reasonHint, effects, act, onDone, onClose } = props;
  const t = useTexts();
  const effectsId = useId();
  const [told, setTold] = useState<string[] | null>(null);
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [isBlank, setBlank] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const fail = (error: unknown) => setFailure(failureMessage(error, t("admin.unreachable")));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it does is counted once, as the dialog opens
  useEffect(() => {
    effects().then(setTold, fail);
  }, []);
  const close = () => {
    if (!isBusy) onClose();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !told) return;
    const isMissing = reasonHint !== undefined && reason.trim() === "";
    setBlank(isMissing);
    if (isMissing) return;
    setBusy(true);
    setFailure(null);
    try {
      await act(reason.trim());
      await onDone();
      noticeSaved(t("find.done"));
      onClose();
    } catch (error) {
      fail(error);
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={close} title={title}>
      <form method="post" onSubmit={send} noValidate>
        <Stack>
          <Text fw={600} style={{ overflowWrap: "anywhere" }}>
            {subject}
          </Text>
          <div id={effectsId} aria-live="polite">
            {told ? (
              <List spacing="xs" size="sm">
                {told.map((effect) => (
                  <List.Item key={effect}>{effect}</List.Item>
                ))}
              </List>
            ) : (
              !failure && (
                <Stack gap="xs" role="img" aria-label={t("admin.loading")}>
                  <Skeleton height={16} />
                  <Skeleton height={16} width="80%" />
                  <Skeleton height={16} width="60%" />
                </Stack>
              )
            )}
          </div>
          {reasonHint !== undefined && (
            <Textarea
              label={t("find.reason")}
              description={reasonHint}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              error={isBlank && t("find.reason_blank")}
              maxLength={maxHoldTextLength}
              autosize
              minRows={3}
              maxRows={10}
              required
              data-autofocus
            />
          )}
          {failure && (
            <Alert role="alert" color="red">
              {failure}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={close} disabled={isBusy}>
              {t("admin.back")}
            </Button>
            <Button
              type="submit"
              color={reasonHint === undefined ? undefined : "red"}
              loading={isBusy}
              disabled={!told}
              aria-describedby={effectsId}
            >
              {title}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
