import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { freePort, type Running, startSite, startWorker } from "../../bench/support/processes.ts";
import { startMailCatcher } from "../../e2e/support/mail-catcher.ts";
import { testDatabase } from "../../support/database.ts";
import { startS3Server } from "../../support/s3-server.ts";
import { startBalancer } from "./balancer.ts";

/**
 * The whole as it runs on several machines: one PostgreSQL, S3 storage and a mail server; two web processes behind a
 * balancer and two workers, each a process of the built program. For the top of a test file.
 */
export async function startSeveralMachines(env: NodeJS.ProcessEnv = {}) {
  const { db, url: databaseUrl } = await testDatabase({ empty: true });
  const folder = mkdtempSync(join(tmpdir(), "tsudoi-machines-"));
  const mailFolder = join(folder, "mails");
  const mails = await startMailCatcher(mailFolder);
  const settings = {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: "http://tsudoi.test",
    SMTP_URL: mails.url,
    SAMPLE_DATA: "1",
    TRUST_PROXY: "1",
    // Longer than the balancer takes to hear of it, on a busy machine as well.
    DRAIN_SECONDS: "5",
    LOG_LEVEL: "error",
    ...(await startS3Server()),
    ...env,
  };
  const startWeb = (port: string, program?: string) =>
    startSite({ ...settings, ROLE: "web", PORT: port, DATA_DIR: join(folder, port) }, program);
  const startWork = (program?: string) => startWorker({ ...settings, DATA_DIR: folder }, program);
  const ports = [String(await freePort()), String(await freePort())] as const;
  const webs: [Running, Running] = [await startWeb(ports[0]), await startWeb(ports[1])];
  const workers: [Running, Running] = [await startWork(), await startWork()];
  const balancer = await startBalancer(webs.map(({ url }) => url));
  afterAll(async () => {
    await balancer.stop();
    await Promise.all([...webs, ...workers].map((running) => running.stop("SIGKILL")));
    mails.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    db,
    url: balancer.url,
    ports,
    /** Put a new one into its place, and it is stopped with the others. */
    webs,
    workers,
    startWeb,
    startWork,
    /** To whom mails were delivered, one entry a mail. */
    mailedTo: () =>
      readdirSync(mailFolder).map((file) => decodeURIComponent(file).replace(/^\d+ |\.eml$/g, "")),
  };
}
