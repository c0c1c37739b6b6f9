import { plainText } from "../../../shared/light-markdown/plain-text.ts";
import { withoutRuby } from "../../../shared/ruby/ruby-marks.ts";
import { supportEmail } from "../../../shared/support-email.ts";
import type { MailImage } from "../mailer.server.ts";
import { layOutMail } from "./lay-out-mail.server.ts";
import { codeImageId, type MailContent, type MailFooter, type MailItem } from "./mail-content.ts";
import { mailTextsIn } from "./mail-texts.server.ts";

/** HTML that mail programs hold together and the same as plain text, in the organization's name where it speaks. */
export function composeMail(
  publicUrl: string,
  content: MailContent,
): { subject: string; html: string; text: string; senderName?: string; images?: MailImage[] } {
  const footer = footerOf(publicUrl, content);
  return {
    subject: withoutRuby(content.subject),
    html: layOutMail(publicUrl, content, footer),
    text: withoutRuby(asText(content, footer)),
    senderName: content.organization,
    ...(content.code && {
      images: [{ id: codeImageId, name: "code.png", base64: content.code.png.toString("base64") }],
    }),
  };
}

/** Why the mail comes, who sends it, and how to unsubscribe. */
function footerOf(publicUrl: string, content: MailContent): MailFooter {
  const { language, organization, footer, footerLink, unsubscribeUrl } = content;
  const t = mailTextsIn(language);
  return {
    lines: [
      footer,
      organization ? t("mail.sent_for", { organization }) : t("mail.sent_by_us"),
      t("mail.sender"),
      t("mail.contact", { email: supportEmail }),
    ],
    links: [
      ...(unsubscribeUrl ? [{ label: t("mail.unsubscribe"), url: unsubscribeUrl }] : []),
      ...(footerLink ? [footerLink] : []),
      { label: t("mail.about_us"), url: `${publicUrl}/static/about_us?lang=${language}` },
    ],
  };
}

function asText(
  {
    greeting,
    paragraphs,
    quotation,
    description,
    facts = [],
    code,
    items = [],
    sections = [],
    link,
    moreLinks = [],
  }: MailContent,
  footer: MailFooter,
): string {
  return [
    greeting,
    ...paragraphs,
    quotation && `${quotation.lead}\n${quotation.text.replaceAll(/^/gm, "> ")}`,
    description && plainText(description),
    facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    code && `${code.lead}\n${code.letters}`,
    ...items.map(itemAsText),
    ...sections.flatMap(({ lead, title, url, items }) => [
      lead,
      `${title}\n${url}`,
      ...items.map(itemAsText),
    ]),
    ...[...(link ? [link] : []), ...moreLinks].map(({ label, url }) => `${label}:\n${url}`),
    ["-- ", ...footer.lines].join("\n"),
    footer.links.map(({ label, url }) => `${label}: ${url}`).join("\n"),
  ]
    .filter(Boolean)
    .join("\n\n");
}

const itemAsText = ({ title, url, lines }: MailItem) => [title, ...lines, url].join("\n");
