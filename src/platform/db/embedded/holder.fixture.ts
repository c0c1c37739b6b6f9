/** A process of its own that holds a DATA_DIR, so that tests can kill it. Tells what happens as lines of JSON. */
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";

const [dataDir, systemDir] = process.argv.slice(2);

function tell(event: string, text: string): void {
  process.stdout.write(`${JSON.stringify({ event, text })}\n`);
}

const log = {
  info: (message: string) => tell("log", message),
  warn: (message: string) => tell("log", message),
  error: (message: string) => tell("log", message),
};

try {
  const server = await startEmbeddedPostgres({ dataDir: dataDir!, systemDir, log });
  process.once("SIGTERM", () => server.stop().then(() => process.exit()));
  tell("url", server.url);
} catch (error) {
  tell("error", `${error instanceof Error ? `${error.name}: ${error.message}` : error}`);
}
