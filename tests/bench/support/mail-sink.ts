import { SMTPServer } from "smtp-server";

/** A mail server that takes everything at once and only counts. */
export async function startMailSink() {
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      stream.resume().once("end", () => {
        taken += 1;
        done();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken: () => taken,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
