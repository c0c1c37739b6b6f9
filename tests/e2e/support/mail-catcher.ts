import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A real SMTP server that keeps what it gets as files, so that every test process can read them. */
export async function startMailCatcher(folder: string): Promise<{ url: string; stop(): void }> {
  await mkdir(folder, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      buffer(stream)
        .then((mail) => {
          count += 1;
          const to = session.envelope.rcptTo.map(({ address }) => address).join(",");
          return writeFile(
            join(folder, `${String(count).padStart(5, "0")} ${encodeURIComponent(to)}.eml`),
            mail,
          );
        })
        .then(() => done(), done);
    },
  });
  // A client that is killed cuts its connection off; that is its business.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, stop: () => server.close() };
}
