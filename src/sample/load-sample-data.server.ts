import { randomInt } from "node:crypto";
import { sql } from "kysely";
import type { Clock } from "../platform/clock/clock.ts";
import type { Db, Tx } from "../platform/db/client.server.ts";
import { hashPassword } from "../platform/session/passwords.server.ts";
import { dayMs } from "../shared/time/milliseconds.ts";
import { type KeepImage, keepSamplePictures, type StoredPictures } from "./keep-sample-pictures.server.ts";
import { languagesOf, lastMeetings, type SampleEvent, sampleFile } from "./sample-file.ts";
import { type SampleRole, sampleAccounts } from "./sample-people.ts";
import { columnsOfState, samplePlaces, studentTakesPartIn } from "./sample-places.ts";
import { writeApplications } from "./writing/write-applications.server.ts";
import { writeCheckIns } from "./writing/write-check-ins.server.ts";
import { writeCoHosts } from "./writing/write-co-hosts.server.ts";
import { writeEvent } from "./writing/write-events.server.ts";
import { type WrittenOrganization, writeOrganizations } from "./writing/write-organizations.server.ts";
import { type WrittenPeople, writePeople } from "./writing/write-people.server.ts";
import { writeQuestions } from "./writing/write-questions.server.ts";
import { writeReminders } from "./writing/write-reminders.server.ts";

export type SampleAccounts = Record<SampleRole, { email: string; password: string }>;

interface Options {
  clock: Clock;
  /** Keeps the passwords. Runs before the commit, so that no account exists whose password nobody has. */
  saveAccounts: (accounts: SampleAccounts) => Promise<void>;
  keepImage: KeepImage;
}

/**
 * Fills an empty database with the sample events, their organizations and people, dates counted from today, and
 * answers the accounts to sign in with. Null, and nothing done, where there is anything already.
 */
export async function loadSampleData(
  db: Db,
  { clock, saveAccounts, keepImage }: Options,
): Promise<SampleAccounts | null> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('tsudoi sample data'))`.execute(tx);
    if (!(await isEmpty(tx))) return null;
    const now = clock.now();
    const accounts = newAccounts();
    const people = await writePeople(tx, now, {
      student: await hashPassword(accounts.student.password),
      organizer: await hashPassword(accounts.organizer.password),
      co_host: await hashPassword(accounts.co_host.password),
      product_team: await hashPassword(accounts.product_team.password),
      others: await hashPassword(newPassword()),
    });
    const pictures = await keepSamplePictures(keepImage);
    const organizations = await writeOrganizations(tx, now, people, pictures.organizations);
    const eventIds = new Map<number, number>();
    for (const event of sampleFile.events) {
      eventIds.set(event.id, await write(tx, now, event, { organizations, people, pictures }));
    }
    for (const event of lastMeetings(sampleFile.events)) {
      await write(tx, now, event, { organizations, people, pictures });
    }
    await writeCoHosts(tx, now, eventIds, organizations);
    await writeReminders(tx, now, eventIds, people);
    await saveAccounts(accounts);
    return accounts;
  });
}

async function isEmpty(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_empty: boolean }>`
    select not exists (select from users) and not exists (select from organizations) as is_empty`.execute(tx);
  return rows[0]?.is_empty === true;
}

interface Written {
  organizations: Map<number, WrittenOrganization>;
  people: WrittenPeople;
  pictures: StoredPictures;
}

async function write(
  tx: Tx,
  now: Date,
  event: SampleEvent,
  { organizations, people, pictures }: Written,
): Promise<number> {
  const organization = organizations.get(event.organization_id);
  if (!organization) throw new Error(`Sample event ${event.id} has no organization`);
  const picture = pictures.events.get(event.id) ?? null;
  const eventId = await writeEvent(tx, now, event, organization, picture);
  const questions = await writeQuestions(
    tx,
    eventId,
    event.questions,
    languagesOf(event.title, event.main_language),
  );
  const isPast = event.start.day_offset < 0;
  const before = isPast ? new Date(now.getTime() + (event.start.day_offset - 2) * dayMs) : now;
  await writeApplications(tx, before, eventId, questions, applicantsOf(event, now, people));
  if (isPast) await writeCheckIns(tx, eventId, people.accounts.student);
  return eventId;
}

/** Events of the file that the student has to do with. */
const studentGoesTo = [4, 40];
const studentWentTo = [40, 43];
const studentCancelled = 38;

function applicantsOf(event: SampleEvent, now: Date, people: WrittenPeople) {
  const isPast = event.start.day_offset < 0;
  const states = (!isPast && samplePlaces[event.id]?.states) || [];
  if (states.length === 0) return comingApplicantsOf(event, isPast, people);
  const { accounts, others } = people;
  const candidates = studentTakesPartIn.includes(event.id) ? [accounts.student, ...others] : others;
  return states.map((state, index) => ({
    userId: candidates[index] as number,
    columns: {
      ...columnsOfState(state, {
        now,
        index,
        isDecided: samplePlaces[event.id]?.isDecided === true && state !== "under_review",
      }),
      cancelled_at: state === "declined" ? now : null,
    },
  }));
}

function comingApplicantsOf(
  { id, capacity }: SampleEvent,
  isPast: boolean,
  { accounts, others }: WrittenPeople,
) {
  const wanted = Math.min((id * 7) % 12, (capacity ?? 300) - 2);
  const turned = others.map((_, index) => others[(index + id * 5) % others.length] as number);
  const applicants = turned.slice(0, wanted).map((userId) => ({ userId, isCancelled: false }));
  if (id % 4 === 1) applicants.push({ userId: turned[wanted] as number, isCancelled: true });
  if ((isPast ? studentWentTo : studentGoesTo).includes(id)) {
    applicants.push({ userId: accounts.student, isCancelled: false });
  }
  if (id === studentCancelled) applicants.push({ userId: accounts.student, isCancelled: true });
  return applicants;
}

function newAccounts(): SampleAccounts {
  const entries = Object.entries(sampleAccounts).map(([role, { email }]) => [
    role,
    { email, password: newPassword() },
  ]);
  return Object.fromEntries(entries) as SampleAccounts;
}

/** Four groups of four, without characters that look alike: it is read off a screen. */
function newPassword(): string {
  const characters = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}
