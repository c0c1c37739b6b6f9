import { sql } from "kysely";
import { Gauge, type Registry } from "prom-client";
import type { Db } from "../db/client.server.ts";

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
      for (const { state, count } of await mailsByState(db)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: "tsudoi_mail_delay_seconds",
    help: "How long the mail that has waited longest is overdue",
    registers,
    async collect() {
      this.set(await longestDelay(db));
    },
  });
}

async function longestDelay(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(next_try_at)), 0)::float as seconds from mails
     where state = 'waiting' and next_try_at < now()`.execute(db);
  return rows[0]?.seconds ?? 0;
}

async function mailsByState(db: Db) {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*) as count from mails
     where state in ('waiting', 'sending', 'failed') or sent_at > now() - interval '1 day'
     group by state`.execute(db);
  return rows;
}
