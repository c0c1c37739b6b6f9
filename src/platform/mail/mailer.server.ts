import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { createTransport } from "nodemailer";
import type { Settings } from "../env/read-settings.ts";
import { Mutex } from "./queue/mutex.ts";

/** A picture that comes with a mail and is shown in it. */
export interface MailImage {
  /** As the HTML calls it, `cid:…`. */
  id: string;
  /** Of a PNG. */
  name: string;
  base64: string;
}

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
  images?: MailImage[];
  /** An invitation that mail programs act on, or a file of several entries (`PUBLISH`) that their reader opens. */
  calendar?: { method: "REQUEST" | "CANCEL" | "PUBLISH"; content: string };
}

export interface Mailer {
  /** @param onTaken writes down that the mail server has taken the mail */
  send(mail: OutgoingMail, onTaken: () => Promise<void>): Promise<void>;
  close(): void;
}

/** SMTP where a server is given; on a first look a folder that `/dev/mail` shows; null where mails have to wait. */
export function openMailer(settings: Settings, connections = 5): Mailer | null {
  if (settings.smtpUrl) return smtpMailer(settings.smtpUrl, settings.mailFrom, connections);
  return settings.isFirstLook ? folderMailer(devMailFolder(settings)) : null;
}

export const devMailFolder = (settings: Settings) => join(settings.dataDir, "dev-mails");

/**
 * A mail whose end has reached the server, but of which it is not written down here that it did, is sent again when the process
 * dies. The ends take turns, so that there is one such mail; a server that is slow to answer gets the next one all the same.
 */
const turns = new Mutex(50);

type Data = { awaitTurn?: () => Promise<void> };

function smtpMailer(url: string, from: string, connections: number): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  } as never);
  transport.use("stream", (mail, done) => {
    mail.message.transform(() => passWithTurn((mail.data as Data).awaitTurn));
    done();
  });
  const domain = new URL(`http://${from.split("@").at(-1)?.replace(">", "")}`).hostname;
  return {
    async send(mail, onTaken) {
      let endTurn = () => {};
      const awaitTurn = async () => {
        endTurn = await turns.take();
      };
      try {
        await transport.sendMail({
          awaitTurn,
          from: sender(from, mail.senderName),
          to: mail.to,
          replyTo: mail.replyTo,
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          messageId: `<${mail.messageId}@${domain}>`,
          headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
          attachments: [...(mail.images ?? []).map(inlineImage), ...calendarFiles(mail)],
          icalEvent: mail.calendar &&
            mail.calendar.method !== "PUBLISH" && {
              method: mail.calendar.method,
              content: mail.calendar.content,
              filename: "event.ics",
            },
        } as Data as never);
        await onTaken();
      } finally {
        endTurn();
      }
    },
    close: () => transport.close(),
  };
}

const inlineImage = ({ id, name, base64 }: MailImage) => ({
  cid: id,
  filename: name,
  content: base64,
  encoding: "base64",
  contentType: "image/png",
  contentDisposition: "inline",
});

const calendarFiles = ({ calendar }: OutgoingMail) =>
  calendar?.method === "PUBLISH"
    ? [
        {
          filename: "events.ics",
          content: calendar.content,
          contentType: "text/calendar; charset=utf-8; method=PUBLISH",
        },
      ]
    : [];

/** Lets the mail through and holds its end back until it is its turn. */
function passWithTurn(awaitTurn: Data["awaitTurn"]): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => {
      Promise.resolve(awaitTurn?.()).then(() => done(), done);
    },
  });
}

/** `Tsudoi <noreply@…>` with the organization's name in front. */
function sender(from: string, name: string | undefined) {
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from;
  const ours = from.replace(/\s*<[^>]+>/, "");
  return { address, name: name ? `${name} (${ours})` : ours === from ? "Tsudoi" : ours };
}

function folderMailer(folder: string): Mailer {
  return {
    async send(mail, onTaken) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(
        join(folder, `${mail.messageId}.json`),
        JSON.stringify({ ...mail, sentAt: Date.now() }),
        {
          mode: 0o600,
        },
      );
      await onTaken();
    },
    close() {},
  };
}
