import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { renderToStaticMarkup } from "react-dom/server";
import { isLoopback, isLoopbackHost } from "../platform/env/loopback.ts";
import type { Settings } from "../platform/env/read-settings.ts";
import { embedImages } from "../platform/mail/layout/embed-images.ts";
import { devMailFolder, type OutgoingMail } from "../platform/mail/mailer.server.ts";
import type { Platform } from "../platform/platform.ts";

type StoredMail = OutgoingMail & { sentAt: number };

const policy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'; style-src 'unsafe-inline'; frame-src 'self'; img-src https: data:";

/** Whether mails are kept to be read in the browser: on a first look that this machine alone can reach, without SMTP_URL. */
export function hasDevMailbox({ isFirstLook, smtpUrl, host }: Settings): boolean {
  return isFirstLook && !smtpUrl && isLoopback(host);
}

/**
 * Every mail that was sent, newest first. The mails hold links that sign their reader in, so they are there only for
 * whoever asks this machine by its own name: a page elsewhere whose name was made to lead here names itself, and a proxy
 * says that it is one.
 */
export function devMailbox({ settings }: Platform): Hono {
  const app = new Hono();
  const folder = devMailFolder(settings);
  app.get("/dev/mail", async (c, next) => {
    if (!isAskedHere(c)) return next();
    const mails = await readStoredMails(folder);
    c.header("content-security-policy", policy);
    return c.html(`<!doctype html>${renderToStaticMarkup(<Mailbox mails={mails} />)}`);
  });
  app.get("/dev/mail/:id/:part{html|text|ics}", async (c, next) => {
    if (!isAskedHere(c)) return next();
    const mail = (await readStoredMails(folder)).find(({ messageId }) => messageId === c.req.param("id"));
    if (!mail) return c.notFound();
    c.header(
      "content-security-policy",
      `${policy}; sandbox allow-popups allow-top-navigation-by-user-activation`,
    );
    const part = c.req.param("part");
    if (part === "html") return c.html(embedImages(mail).replace("<head>", '<head><base target="_top">'));
    return c.text(part === "text" ? mail.text : (mail.calendar?.content ?? ""));
  });
  return app;
}

const saidByProxies = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "via",
];

function isAskedHere({ req }: Context): boolean {
  // A request line may carry a whole address, which then counts in place of the header.
  const { host } = new URL(req.url);
  return (
    isLoopbackHost(req.header("host")) &&
    isLoopbackHost(host) &&
    saidByProxies.every((name) => req.header(name) === undefined)
  );
}

async function readStoredMails(folder: string): Promise<StoredMail[]> {
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(folder, file), "utf8")) as StoredMail),
  );
  return mails.sort((one, other) => other.sentAt - one.sentAt);
}

function Mailbox({ mails }: { mails: StoredMail[] }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Mails</title>
        <style>
          {
            "body{font:1rem/1.6 system-ui;max-width:52rem;margin:2rem auto;padding:0 1rem}iframe{width:100%;height:34rem;border:1px solid #888;background:#fff}summary{cursor:pointer;padding:.6rem 0}li{list-style:none;border-bottom:1px solid #8885}ul{padding:0}"
          }
        </style>
      </head>
      <body>
        <h1>Mails</h1>
        <p>
          No mail server is set (SMTP_URL), so mails are stored here. {mails.length === 0 && "None so far."}
        </p>
        <ul>
          {mails.map(({ messageId, to, subject, calendar }) => (
            <li key={messageId}>
              <details>
                <summary>
                  <strong>{subject}</strong> → {to}
                </summary>
                <p>
                  <a href={`/dev/mail/${messageId}/html`}>HTML</a> ·{" "}
                  <a href={`/dev/mail/${messageId}/text`}>Text</a>
                  {calendar && (
                    <>
                      {" · "}
                      <a href={`/dev/mail/${messageId}/ics`}>Calendar ({calendar.method})</a>
                    </>
                  )}
                </p>
                <iframe title={subject} src={`/dev/mail/${messageId}/html`} loading="lazy" />
              </details>
            </li>
          ))}
        </ul>
      </body>
    </html>
  );
}
