import { Modal, Stack, Text } from "@mantine/core";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { languageOfContent, localeOf } from "../../../../shared/languages/languages.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { displayDateTime } from "../../../../shared/time/tokyo-time.ts";
import { readerLanguageName } from "../../../../ui/forms/problems/reader-languages.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { MailRecipients } from "../../ui/mail-recipients.tsx";
import { recipientsText } from "../../ui/recipients/recipients-text.ts";
import type { ApplicantMail, applicantMailContracts } from "../applicant-mails.contract.ts";

const api = apiClient<typeof applicantMailContracts>();

interface MessageViewProps {
  eventId: number;
  mainLanguageId: number;
  mail: ApplicantMail;
  onClose(): void;
}

/** A message that was sent, to read: its words, who sent it and when, and who got it. */
export function MessageView({ eventId, mainLanguageId, mail, onClose }: MessageViewProps) {
  const t = useTexts();
  const language = useLanguage();
  const { id, title, custom_body, language_texts, sent_at, sender } = mail;
  const texts = [{ language_id: mainLanguageId, title, custom_body }, ...language_texts];
  const about = [
    t("message.sent_at_line", { time: displayDateTime(new Date(sent_at), language) }),
    ...(sender ? [t("message.sent_by_line", { name: personName(sender, language) })] : []),
    t("message.to_line", { people: recipientsText(mail, t, language) }),
  ];
  return (
    <Modal opened onClose={onClose} size="lg" title={t("message.title")}>
      <Stack>
        <Text size="sm" c="dimmed">
          {about.join(" · ")}
        </Text>
        {texts.map((text) => {
          const written = languageOfContent(text.language_id);
          return (
            <section key={text.language_id}>
              {texts.length > 1 && (
                <Text size="sm" c="dimmed">
                  {readerLanguageName(text.language_id, language)}
                </Text>
              )}
              <div lang={written ? localeOf(written) : undefined}>
                <Text fw={600}>{text.title}</Text>
                <Text style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{text.custom_body}</Text>
              </div>
            </section>
          );
        })}
        <MailRecipients
          mail={`message ${id}`}
          isOpen
          ask={(query) =>
            api("GET /events/{id}/applicant_mails/{mail_id}/recipients", {
              params: { id: eventId, mail_id: id },
              query,
            })
          }
        />
      </Stack>
    </Modal>
  );
}
