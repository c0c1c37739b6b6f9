import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import sharp from "sharp";
import { print } from "./figures/print.ts";
import { type Applicant, fillWithApplicants } from "./support/applicants.ts";
import { startDatabase } from "./support/bench-database.ts";
import { dropBodies } from "./support/drop-bodies.ts";
import { fillWithEvents } from "./support/fill.ts";
import { fillWithApplications } from "./support/fill-applications.ts";
import { peakMegabytes, type Running, startSite } from "./support/processes.ts";

const seconds = 8;
const upcomingEvents = 1500;
const participants = 10_000;
const signUps = 20;

type Work = (url: string, organizer: Applicant, eventId: number) => () => Promise<unknown>;

const works: Record<string, Work[]> = {
  nothing: [],
  [`${signUps} people sign up`]: Array.from({ length: signUps }, () => signUp),
  "2 pictures of 12 megapixels": [uploadPicture, uploadPicture],
  [`the list of ${participants} participants`]: [downloadParticipants],
  "all of it": [
    ...Array.from({ length: signUps }, () => signUp),
    uploadPicture,
    uploadPicture,
    downloadParticipants,
  ],
};

/** How long readers wait while the same process does what costs much processor time: a page from memory, and pages to be made. */
export async function benchHeavy(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tsudoi-bench-"));
  const database = await startDatabase(join(folder, "data"));
  let site: Running | undefined;
  try {
    const settings = { DATABASE_URL: database.url, RATE_LIMITS: "off", LOG_LEVEL: "error", DATA_DIR: folder };
    await (await startSite(settings)).stop();
    const eventId = await fillWithEvents(database.url, upcomingEvents);
    const [organizer] = await fillWithApplicants(database.url, 1);
    await fillWithApplications(database.url, new Map([[eventId, participants]]));
    print(`\n## Readers beside heavy work, 100 reads of a cached page and 20 made pages a second\n`);
    print("| beside | done/s | cached p50 ms | p99 | slowest | made p50 ms | p99 | slowest | MB at most |");
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|");
    let asked = 0;
    for (const [name, parts] of Object.entries(works)) {
      site = await startSite(settings);
      const { url, process } = site;
      const readers = (forSeconds: number) =>
        Promise.all([
          read(url, forSeconds, 100, () => `/events/${eventId - 1}`),
          read(url, forSeconds, 20, () => `/events/${eventId - 2 - (asked++ % (upcomingEvents - 2))}`),
        ]);
      await readers(2);
      const begun = parts.map((part) => part(url, organizer as Applicant, eventId));
      let [done, isOver] = [0, false];
      const running = begun.map(async (work) => {
        while (!isOver) {
          await work();
          done += 1;
        }
      });
      const [cached, made] = await readers(seconds);
      isOver = true;
      await Promise.all(running);
      const cells = [cached, made].flatMap(({ latency: { p50, p99, max } }) => [p50, p99, max]);
      const memory = peakMegabytes(process.pid as number);
      print(`| ${[name, Math.round(done / seconds), ...cells, memory].join(" | ")} |`);
      await site.stop();
    }
  } finally {
    await site?.stop("SIGKILL");
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function read(url: string, duration: number, overallRate: number, pathOf: () => string) {
  const setupRequest = (request: autocannon.Request) => ({ ...request, path: pathOf() });
  const headers = { "accept-encoding": "br", "accept-language": "ja" };
  const options = { url, connections: 4, duration, overallRate, headers, setupClient: dropBodies };
  const result = await autocannon({ ...options, requests: [{ setupRequest }] });
  if (result.non2xx + result.errors > 0) throw new Error("a reader was not answered");
  return result;
}

let signedUp = 0;

function signUp(url: string) {
  return async () => {
    signedUp += 1;
    const person = {
      first_name: "Bench",
      last_name: "Mark",
      email: `heavy-${process.pid}-${signedUp}@example.com`,
      password: "secret-1",
      password_confirmation: "secret-1",
      country_id: 392,
      occupation_id: 2,
    };
    await send(`${url}/api/v1/auth`, "POST", {}, person);
  };
}

let photo: Promise<Buffer> | undefined;

function uploadPicture(url: string, { headers }: Applicant, eventId: number) {
  photo ??= sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer();
  return async () => {
    const event = await (await fetch(`${url}/api/v1/events/${eventId}`)).json();
    const organization = event.data.organizations[0].id;
    const signed = await fetch(`${url}/api/v1/s3/organizations/${organization}/header?filename=a.jpg`, {
      headers,
    });
    const address = new URL((await signed.json()).data);
    const put = await fetch(`${url}${address.pathname}${address.search}`, {
      method: "PUT",
      body: new Uint8Array(await (photo as Promise<Buffer>)),
    });
    if (!put.ok) throw new Error(`upload: ${put.status}`);
    const header_url = `${address.origin}${address.pathname}`;
    await send(`${url}/api/v1/organizations/${organization}/update`, "PUT", headers, {
      organization: { header_url },
    });
  };
}

function downloadParticipants(url: string, { headers }: Applicant, eventId: number) {
  return async () => {
    const answer = await fetch(`${url}/api/v1/events/${eventId}/participants.csv`, { headers });
    if (!answer.ok) throw new Error(`participants.csv: ${answer.status}`);
    await answer.arrayBuffer();
  };
}

async function send(url: string, method: string, headers: Record<string, string>, body: unknown) {
  const answer = await fetch(url, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok && answer.status !== 503) throw new Error(`${url}: ${answer.status} ${text}`);
}
