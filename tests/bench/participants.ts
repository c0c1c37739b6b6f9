import { type Applicant, fillWithApplicants } from "./support/applicants.ts";
import { fillWithApplications } from "./support/fill-applications.ts";
import { once, printGrowth, sizes } from "./support/grow-database.ts";
import { residentMegabytes, startSite } from "./support/processes.ts";

/** Less than 100,000 participants would take; a download that kept them all would end the process. */
const heapMegabytes = 128;

/** The participants of events of three sizes, as CSV and in the event's detail. */
export async function benchParticipants(
  settings: { DATABASE_URL: string } & NodeJS.ProcessEnv,
  lastEvent: number,
): Promise<void> {
  const events = sizes.map((_, index) => lastEvent - index);
  const [organizer] = await fillWithApplicants(settings.DATABASE_URL, 1);
  await fillWithApplications(
    settings.DATABASE_URL,
    new Map(events.map((id, index) => [id, sizes[index] as number])),
  );
  const measured = await measureCsv(settings, events, organizer as Applicant);
  const site = await startSite(settings);
  const whole: number[] = [];
  for (const id of events) whole.push(await once(`${site.url}/api/v1/events/${id}`, organizer?.headers));
  await site.stop();
  measured.set("all participants in the event's detail, ms", whole);
  printGrowth("Applications to one event", measured);
}

async function measureCsv(settings: NodeJS.ProcessEnv, events: number[], { headers }: Applicant) {
  const site = await startSite({ ...settings, NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}` });
  const csv = (id: number | undefined) => `${site.url}/api/v1/events/${id}/participants.csv`;
  const [firstBytes, whole, memory]: [number[], number[], number[]] = [[], [], []];
  await once(csv(events[1]), headers);
  for (const id of events) {
    const began = performance.now();
    const answer = await fetch(csv(id), { headers });
    if (!answer.ok || !answer.body) throw new Error(`participants.csv: ${answer.status}`);
    let [isFirst, max] = [true, 0];
    for await (const _chunk of answer.body) {
      if (isFirst) firstBytes.push(performance.now() - began);
      isFirst = false;
      max = Math.max(max, residentMegabytes(site.process.pid as number));
    }
    whole.push(performance.now() - began);
    memory.push(max);
  }
  await site.stop();
  return new Map([
    ["CSV, first bytes, ms", firstBytes],
    ["CSV, whole, ms", whole],
    [`CSV, most memory of the process with a heap of ${heapMegabytes} MB, MB`, memory],
  ]);
}
