import { Alert, Button, CopyButton, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { HelperLink } from "../helper-links/helper-links.contract.ts";
import { LinkQrCode } from "./link-qr-code.tsx";

interface NewHelperLinkProps {
  link: HelperLink & { url: string };
  /** Of the event. */
  title: string;
  onClose(): void;
}

/** A link that was just made, the one time that it is shown: to be scanned by the helper's phone, copied or passed on. */
export function NewHelperLink({ link: { url, label }, title, onClose }: NewHelperLinkProps) {
  const t = useTexts();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("check_in_desk.link_made", { label })}
      closeOnClickOutside={false}
      size="lg"
    >
      <Stack align="center">
        <LinkQrCode text={url} label={t("check_in_desk.link_qr")} />
        <Text>{t("check_in_desk.link_scan")}</Text>
        <TextInput
          w="100%"
          readOnly
          aria-label={t("check_in_desk.link_address")}
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Group justify="center">
          <CopyButton value={url} timeout={3000}>
            {({ copied, copy }) => (
              <Button onClick={copy}>
                <span aria-live="polite">
                  {t(copied ? "check_in_desk.link_copied" : "check_in_desk.link_copy")}
                </span>
              </Button>
            )}
          </CopyButton>
          {"share" in navigator && (
            <Button
              variant="default"
              onClick={() => void navigator.share({ title: `${title} (${label})`, url }).catch(() => {})}
            >
              {t("check_in_desk.link_share")}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t("check_in_desk.close")}
          </Button>
        </Group>
        <Alert color="yellow" w="100%">
          {t("check_in_desk.link_once")}
        </Alert>
      </Stack>
    </Modal>
  );
}
