import { Modal, Stack, Tabs, Text } from "@mantine/core";
import { languageEntry, localeOf, writtenLanguages } from "../../../shared/languages/languages.ts";
import { languageForReader } from "../../../shared/languages/texts-by-language.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { MailPreview } from "../delivery/mail-delivery.contract.ts";

interface MailPreviewDialogProps {
  preview: MailPreview;
  /** Whether it is shown as somebody would get it whom there is not. */
  isExample?: boolean;
  /** To whom it will go. */
  people?: string | null;
  onClose(): void;
}

/** A mail as it will arrive, in the language of each reader; the frame lets nothing in it run. */
export function MailPreviewDialog({ preview, isExample = false, people, onClose }: MailPreviewDialogProps) {
  const t = useTexts();
  const own = useLanguage();
  return (
    <Modal opened onClose={onClose} size="xl" title={t("event_mail.preview")}>
      {isExample && (
        <Text size="sm" c="dimmed" mb="sm">
          {t("event_mail.preview_example")}
        </Text>
      )}
      {people && (
        <Text size="sm" c="dimmed" mb="sm">
          {t("message.to_line", { people })}
        </Text>
      )}
      <Tabs defaultValue={languageForReader(own, () => true)} keepMounted={false}>
        <Tabs.List>
          {writtenLanguages.map((language) => (
            <Tabs.Tab key={language} value={language} lang={localeOf(language)}>
              {languageEntry(language).nativeName}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {writtenLanguages.map((language) => {
          const { subject, sender, html } = preview[language];
          return (
            <Tabs.Panel key={language} value={language} pt="md">
              <Stack gap="xs" lang={localeOf(language)}>
                <Text size="sm">{sender}</Text>
                <Text fw={600}>{subject}</Text>
                <iframe
                  title={`${t("event_mail.preview")}: ${languageEntry(language).nativeName}`}
                  srcDoc={html}
                  sandbox=""
                  style={{ width: "100%", height: "60vh", border: "1px solid var(--line)", borderRadius: 8 }}
                />
              </Stack>
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </Modal>
  );
}
