import { Alert, Button, CopyButton, Group, Modal, Stack, TextInput } from "@mantine/core";
import { useTexts } from "../../../ui/texts/texts.tsx";

interface ShownOnceProps {
  title: string;
  /** What the secret is called. */
  name: string;
  secret: string;
  onClose(): void;
}

/** A secret that was just made, the one time that it is shown. */
export function ShownOnce({ title, name, secret, onClose }: ShownOnceProps) {
  const t = useTexts();
  return (
    <Modal opened onClose={onClose} title={title} closeOnClickOutside={false} closeOnEscape={false} size="lg">
      <Stack>
        <Alert color="yellow">{t("connections.once")}</Alert>
        <TextInput
          readOnly
          label={name}
          value={secret}
          autoComplete="off"
          spellCheck={false}
          styles={{ input: { fontFamily: "monospace" } }}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Group>
          <CopyButton value={secret} timeout={3000}>
            {({ copied, copy }) => (
              <Button onClick={copy}>
                <span aria-live="polite">{t(copied ? "connections.copied" : "connections.copy")}</span>
              </Button>
            )}
          </CopyButton>
          <Button variant="default" onClick={onClose}>
            {t("connections.done")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
