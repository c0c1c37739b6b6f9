import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";

/** Processor time that PostgreSQL has used with all of its processes, also those that have ended, in microseconds. */
export type PostgresProcessorTime = () => number;

/** Linux only, and PostgreSQL has to run on this machine. */
export async function watchPostgres(databaseUrl: string): Promise<PostgresProcessorTime> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const server = statOf(String(rows[0]?.pid))?.parent;
  await client.end();
  if (!server) throw new Error("PostgreSQL does not run on this machine");
  return () => {
    const processes = readdirSync("/proc").flatMap((pid) => {
      const stat = /^\d+$/.test(pid) ? statOf(pid) : null;
      return stat && (pid === server || stat.parent === server) ? [{ pid, ...stat }] : [];
    });
    const ticks = processes.reduce(
      (sum, { pid, used, usedByEnded }) => sum + used + (pid === server ? usedByEnded : 0),
      0,
    );
    return ticks * 10_000;
  };
}

function statOf(pid: string) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    const sum = (...places: number[]) => places.reduce((total, place) => total + Number(fields[place]), 0);
    return { parent: fields[1], used: sum(11, 12), usedByEnded: sum(13, 14) };
  } catch {
    // It has ended since the folder was listed.
    return null;
  }
}
