import { Modal, Stack, Tabs, Text } from "@mantine/core";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { MailPreview } from "../delivery/mail-delivery.contract.ts";

const languages = { ja: "日本語", en: "English" } as const;

/** A mail as it will arrive, in the language of each reader; the frame lets nothing in it run. */
export function MailPreviewDialog({ preview, onClose }: { preview: MailPreview; onClose(): void }) {
  const t = useTexts();
  const own = useLanguage();
  return (
    <Modal opened onClose={onClose} size="xl" title={t("event_mail.preview")}>
      <Tabs defaultValue={own} keepMounted={false}>
        <Tabs.List>
          {Object.entries(languages).map(([language, name]) => (
            <Tabs.Tab key={language} value={language} lang={language}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {Object.entries(languages).map(([language, name]) => {
          const { subject, sender, html } = preview[language as keyof typeof languages];
          return (
            <Tabs.Panel key={language} value={language} pt="md">
              <Stack gap="xs" lang={language}>
                <Text size="sm">{sender}</Text>
                <Text fw={600}>{subject}</Text>
                <iframe
                  title={`${t("event_mail.preview")}: ${name}`}
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
