import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Settings } from "../env/read-settings.ts";

/** A mail ready to go out. */
export interface OutgoingMail {
  to: string;
  /** The name that stands beside our address; an organization's where it speaks. */
  senderName?: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  headers?: Record<string, string>;
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
}

export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

const connections = 5;

/** SMTP where a server is given; on a first look a folder that `/dev/mail` shows; null where mails have to wait. */
export function openMailer(settings: Settings): Mailer | null {
  if (settings.smtpUrl) return smtpMailer(settings.smtpUrl, settings.mailFrom);
  return settings.isFirstLook ? folderMailer(devMailFolder(settings)) : null;
}

export const devMailFolder = (settings: Settings) => join(settings.dataDir, "dev-mails");

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  } as never);
  return {
    async send(mail) {
      await transport.sendMail({
        from: sender(from, mail.senderName),
        to: mail.to,
        replyTo: mail.replyTo,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: `<${mail.messageId}@${new URL(`http://${from.split("@").at(-1)?.replace(">", "")}`).hostname}>`,
        headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
        icalEvent: mail.calendar && {
          method: mail.calendar.method,
          content: mail.calendar.content,
          filename: "event.ics",
        },
      });
    },
    close: () => transport.close(),
  };
}

/** `Tsudoi <noreply@…>` with the organization's name in front. */
function sender(from: string, name: string | undefined) {
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from;
  const ours = from.replace(/\s*<[^>]+>/, "");
  return { address, name: name ? `${name} (${ours})` : ours === from ? "Tsudoi" : ours };
}

function folderMailer(folder: string): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(
        join(folder, `${mail.messageId}.json`),
        JSON.stringify({ ...mail, sentAt: Date.now() }),
        {
          mode: 0o600,
        },
      );
    },
    close() {},
  };
}
