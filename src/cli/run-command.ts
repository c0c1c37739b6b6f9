import { resolve } from "node:path";
import { systemClock } from "../platform/clock/clock.ts";
import { type Db, openDatabase } from "../platform/db/client.server.ts";
import { asUnreachable } from "../platform/db/unreachable-database.ts";
import { readSettings, type Settings } from "../platform/env/read-settings.ts";
import { toEditTime } from "../shared/time/tokyo-time.ts";
import { asFileProblem } from "./backup/damaged-backup.ts";
import { readHead, restoreBackup } from "./backup/restore-backup.ts";
import { writeBackup } from "./backup/write-backup.ts";
import { block, listBlocked, unblock } from "./blocked-addresses.ts";
import { keepOut, letIn, listPeopleBlocked } from "./blocked-people.ts";
import { askToGoOn } from "./confirm.ts";
import { countEverything } from "./counts.ts";
import { listFailedMails, resendFailedMail } from "./failed-mails.ts";
import { findDatabase } from "./find-database.ts";
import { holdFromHere, releaseFromHere, restoreFromHere, suspendFromHere } from "./holds.ts";
import { imagesBesideDatabase } from "./images.ts";
import { OperatorError } from "./operator-error.ts";
import { replaceKeys } from "./replace-keys.ts";
import { changeTeam } from "./team.ts";

export const usage = `npm run admin -- COMMAND

  team add EMAIL                   puts somebody into the product team
  team remove EMAIL                takes them out of it
  people blocked                   lists the people who are kept out, and why
  people block EMAIL REASON        keeps somebody out, with a reason that they are told
  people unblock EMAIL             lets them in again
  event hold ID REASON             takes an event out of sight; its organizers read the reason
  event release ID                 brings it back
  organization suspend ID REASON   the same of an organization with all of its events
  organization restore ID          brings them back
  mail failed                      lists the mails that could not be sent
  mail resend ID                   sends one of them again
  mail blocked                     lists the addresses that are no longer written to
  mail block EMAIL                 writes no longer to somebody who complained
  mail unblock EMAIL               writes to an address again
  backup FILE                      writes everything into a new file, while the program runs
  restore FILE                     replaces everything with a backup; asks first (--yes: does not ask)
  keys replace                     replaces the keys that sign links and encrypt secrets; links that went out stay good until it is done once more
  counts                           says how much there is of everything`;

interface Call {
  settings: Settings;
  url: string;
  db: Db;
  isSure: boolean;
}

type Command = (call: Call, argument: string, rest: string) => Promise<string>;

const commands: Record<string, { run: Command; needs?: string; needsReason?: boolean }> = {
  "team add": { needs: "EMAIL", run: ({ db }, email) => changeTeam(db, email, true) },
  "team remove": { needs: "EMAIL", run: ({ db }, email) => changeTeam(db, email, false) },
  "people blocked": { run: ({ db }) => listPeopleBlocked(db) },
  "people block": {
    needs: "EMAIL",
    needsReason: true,
    run: ({ db }, email, reason) => keepOut(db, email, reason, systemClock.now()),
  },
  "people unblock": { needs: "EMAIL", run: ({ db }, email) => letIn(db, email) },
  "mail failed": { run: ({ db }) => listFailedMails(db) },
  "mail resend": {
    needs: "ID",
    run: ({ db }, id) => resendFailedMail(db, idFrom(id, "a mail"), systemClock.now()),
  },
  "mail blocked": { run: ({ db }) => listBlocked(db) },
  "mail block": { needs: "EMAIL", run: ({ db }, email) => block(db, email, systemClock.now()) },
  "mail unblock": { needs: "EMAIL", run: ({ db }, email) => unblock(db, email) },
  "event hold": {
    needs: "ID",
    needsReason: true,
    run: ({ db }, id, reason) => holdFromHere(db, idFrom(id, "an event"), reason),
  },
  "event release": { needs: "ID", run: ({ db }, id) => releaseFromHere(db, idFrom(id, "an event")) },
  "organization suspend": {
    needs: "ID",
    needsReason: true,
    run: ({ db }, id, reason) => suspendFromHere(db, idFrom(id, "an organization"), reason),
  },
  "organization restore": {
    needs: "ID",
    run: ({ db }, id) => restoreFromHere(db, idFrom(id, "an organization")),
  },
  backup: { needs: "FILE", run: backUp },
  restore: { needs: "FILE", run: restore },
  "keys replace": { run: ({ db }) => replaceKeys(db, systemClock.now()) },
  counts: { run: ({ db }) => countEverything(db, systemClock.now()) },
};

/** Runs what the operator typed and answers what to say. Throws `OperatorError` for what they can mend. */
export async function runCommand(typed: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const words = typed.filter((word) => word !== "--yes");
  const name = [words.slice(0, 2).join(" "), words[0] ?? ""].find((candidate) => candidate in commands);
  if (!name) {
    if (words.length === 0 || words[0] === "help") return usage;
    throw new OperatorError(usage);
  }
  const { run, needs, needsReason = false } = commands[name] as (typeof commands)[string];
  const [argument, ...more] = words.slice(name.split(" ").length);
  const reason = more.join(" ").trim();
  if ((needs && !argument) || (!needs && argument) || needsReason !== (reason !== "")) {
    throw new OperatorError(usage);
  }

  const settings = readSettings(env);
  const found = await findDatabase(settings);
  const db = openDatabase(found.url, { max: 2 });
  try {
    return await run(
      { settings, url: found.url, db, isSure: typed.includes("--yes") },
      argument ?? "",
      reason,
    );
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    if ((error as { code?: string }).code !== "42P01") throw asUnreachable(error) ?? error;
    throw new OperatorError("The database is empty: start the program once, or restore a backup.");
  } finally {
    await db.destroy();
    await found.close();
  }
}

async function backUp({ settings, db, url }: Call, file: string): Promise<string> {
  await writeBackup(
    url,
    resolve(file),
    imagesBesideDatabase({ settings, db, clock: systemClock }),
    systemClock.now(),
  ).catch((error) => {
    throw asFileProblem(error, file);
  });
  const stored = settings.s3 ? " The images and files are in the bucket and not in it." : "";
  return `Everything is in ${file}.${stored} Keep it where only you can read it.`;
}

async function restore({ settings, db, url, isSure }: Call, file: string): Promise<string> {
  const sayWhatIsWrong = (error: unknown) => {
    throw asFileProblem(error, file);
  };
  const { madeAt } = await readHead(resolve(file)).catch(sayWhatIsWrong);
  const made = `${toEditTime(new Date(madeAt))} (Japan)`;
  if (!isSure) await askToGoOn(`Everything in the database is replaced with the backup of ${made}.`);
  const images = imagesBesideDatabase({ settings, db, clock: systemClock });
  await restoreBackup(url, resolve(file), images).catch(sayWhatIsWrong);
  return `The database is as it was at ${made}.`;
}

function idFrom(text: string, what: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new OperatorError(`${text} is not the number of ${what}.`);
  return Number(text);
}
