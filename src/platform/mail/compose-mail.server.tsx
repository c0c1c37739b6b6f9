import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "../../shared/languages.ts";
import { mailTextsIn } from "./mail-texts.server.ts";

export interface MailContent {
  language: Language;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Rows of what it is about, such as date and place. */
  facts?: [label: string, value: string][];
  /** What a list holds, each with a page of its own. */
  items?: { title: string; url: string; lines: string[] }[];
  /** The one thing to do. */
  link?: { label: string; url: string };
  /** Why this mail comes, and how to have fewer of its kind. */
  footer: string;
  footerLink?: { label: string; url: string };
  unsubscribeUrl?: string;
}

/** HTML that mail programs hold together (tables, inline styles) and the same as plain text. */
export function composeMail(content: MailContent): { subject: string; html: string; text: string } {
  const html = `<!doctype html>${renderToStaticMarkup(<Mail {...content} />)}`;
  return { subject: content.subject, html, text: asText(content) };
}

const font =
  "'Hiragino Sans','Noto Sans JP','Yu Gothic',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const ink = "#1c1b19";
const quiet = "#5f5a50";
const indigo = "#2b3a78";

function Mail({
  language,
  subject,
  greeting,
  paragraphs,
  facts = [],
  items = [],
  link,
  footer,
  footerLink,
  unsubscribeUrl,
}: MailContent) {
  const t = mailTextsIn(language);
  const cell = { padding: "0 24px 16px", color: ink, fontSize: 16, lineHeight: 1.7 } as const;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, backgroundColor: "#faf8f3", fontFamily: font }}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: "24px 12px" }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  border={0}
                  style={{
                    maxWidth: 560,
                    backgroundColor: "#ffffff",
                    border: "1px solid #d9d4c7",
                    borderRadius: 12,
                  }}
                >
                  <tbody>
                    <tr>
                      <td style={{ padding: "20px 24px", color: indigo, fontSize: 18, fontWeight: 700 }}>
                        Tsudoi 集い
                      </td>
                    </tr>
                    <tr>
                      <td style={cell}>{greeting}</td>
                    </tr>
                    {paragraphs.map((paragraph) => (
                      <tr key={paragraph}>
                        <td style={{ ...cell, whiteSpace: "pre-line" }}>{paragraph}</td>
                      </tr>
                    ))}
                    {facts.map(([label, value]) => (
                      <tr key={label}>
                        <td style={{ ...cell, paddingBottom: 8 }}>
                          <span style={{ color: quiet, fontSize: 14 }}>{label}</span>
                          <br />
                          {value}
                        </td>
                      </tr>
                    ))}
                    {items.map(({ title, url, lines }) => (
                      <tr key={url}>
                        <td style={cell}>
                          <a href={url} style={{ color: indigo, fontWeight: 700 }}>
                            {title}
                          </a>
                          {lines.map((line) => (
                            <div key={line} style={{ color: quiet, fontSize: 14 }}>
                              {line}
                            </div>
                          ))}
                        </td>
                      </tr>
                    ))}
                    {link && (
                      <tr>
                        <td style={{ padding: "12px 24px 28px" }}>
                          <a
                            href={link.url}
                            style={{
                              display: "inline-block",
                              padding: "12px 24px",
                              borderRadius: 24,
                              backgroundColor: indigo,
                              color: "#ffffff",
                              fontWeight: 700,
                              textDecoration: "none",
                            }}
                          >
                            {link.label}
                          </a>
                        </td>
                      </tr>
                    )}
                  </tbody>
                </table>
                <p style={{ maxWidth: 560, color: quiet, fontSize: 13, lineHeight: 1.7, textAlign: "left" }}>
                  {footer}
                  {footerLink && (
                    <>
                      {" "}
                      <a href={footerLink.url} style={{ color: quiet }}>
                        {footerLink.label}
                      </a>
                    </>
                  )}
                  {unsubscribeUrl && (
                    <>
                      {" "}
                      <a href={unsubscribeUrl} style={{ color: quiet }}>
                        {t("mail.unsubscribe")}
                      </a>
                    </>
                  )}
                </p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function asText({
  language,
  greeting,
  paragraphs,
  facts = [],
  items = [],
  link,
  footer,
  footerLink,
  unsubscribeUrl,
}: MailContent): string {
  const t = mailTextsIn(language);
  return [
    greeting,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    ...items.map(({ title, url, lines }) => [title, ...lines, url].join("\n")),
    link && `${link.label}:\n${link.url}`,
    `--\n${footer}`,
    footerLink && `${footerLink.label}: ${footerLink.url}`,
    unsubscribeUrl && `${t("mail.unsubscribe")}: ${unsubscribeUrl}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}
