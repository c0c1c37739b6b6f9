import { sql } from "kysely";
import { Gauge, type Registry } from "prom-client";
import type { Db } from "../db/client.server.ts";
import { readForMetrics } from "../observe/read-for-metrics.ts";
import { firstBulkPriority } from "./define-mail.server.ts";

/** In seconds; a mail counts for each that it is older than. */
const ages = [0, 60, 300, 3600];

/** Adds the mails by state and how late they are, of the whole installation: one process of it is enough. */
export function addMailMetrics(registry: Registry, db: Db): void {
  const registers = [registry];
  new Gauge({
    name: "tsudoi_mails",
    help: "Mails in the outbox by state (sent ones of the last day)",
    labelNames: ["state"],
    registers,
    async collect() {
      this.reset();
      for (const { state, count } of await readForMetrics(mailsByState(db))) this.set({ state }, count);
    },
  });
  new Gauge({
    name: "tsudoi_mail_delay_seconds",
    help: "How long the mail that has waited longest is overdue",
    registers,
    async collect() {
      this.remove();
      for (const { seconds } of await readForMetrics(longestDelay(db))) this.set(seconds);
    },
  });
  new Gauge({
    name: "tsudoi_mails_overdue",
    help: "Mails that should have left so many seconds ago, or earlier: those that somebody waits for, and those to many",
    labelNames: ["lane", "overdue_seconds"],
    registers,
    async collect() {
      this.reset();
      for (const { lane, age, count } of await readForMetrics(mailsByAge(db)))
        this.set({ lane, overdue_seconds: age }, count);
    },
  });
}

async function mailsByAge(db: Db) {
  const { rows } = await sql<{ lane: string; age: number; count: number }>`
    select lane, age, count(m.id) as count
      from unnest(array['prompt', 'bulk']) as lane
     cross join unnest(${ages}::int[]) as age
      left join mails m on m.state = 'waiting' and m.next_try_at < now() - make_interval(secs => age)
                       and (m.priority >= ${firstBulkPriority}) = (lane = 'bulk')
     group by lane, age`.execute(db);
  return rows;
}

async function longestDelay(db: Db) {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(next_try_at)), 0)::float as seconds from mails
     where state = 'waiting' and next_try_at < now()`.execute(db);
  return rows;
}

async function mailsByState(db: Db) {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*) as count from mails
     where state in ('waiting', 'sending', 'failed') or sent_at > now() - interval '1 day'
     group by state`.execute(db);
  return rows;
}
