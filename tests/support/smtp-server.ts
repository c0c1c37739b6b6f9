import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A mail server's answer to a mail: undefined accepts it. */
export interface Manners {
  /** Asked at every recipient: throws what it refuses with (`responseCode`), waits as long as it likes. */
  onRecipient?(address: string): Promise<void> | void;
  /** As the mail has come in, before it is taken: false cuts the line without a word. */
  onMail?(address: string): Promise<boolean> | boolean;
}

export interface TakenMail {
  to: string;
  messageId: string;
  source: string;
}

/** A real SMTP server on a free port that remembers what it has taken. */
export async function startSmtpServer(manners: Manners = {}) {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      (async () => manners.onRecipient?.(address))().then(() => done(), done);
    },
    onData(stream, session, done) {
      void (async () => {
        const source = (await buffer(stream)).toString("utf8");
        const to = session.envelope.rcptTo.map(({ address }) => address).join(",");
        if (manners.onMail && !(await manners.onMail(to))) return cut(session.id);
        taken.push({ to, messageId: /^Message-ID: *<([^>]+)>/im.exec(source)?.[1] ?? "", source });
        done();
      })().catch(done);
    },
  });
  const cut = (id: string) => {
    const lines = (server as unknown as { connections: Set<{ id: string; _socket: { destroy(): void } }> })
      .connections;
    for (const line of lines) if (line.id === id) line._socket.destroy();
  };
  // A client that is killed cuts its line; that is its business.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** An SMTP rejection: 4xx for now, 5xx for good. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
