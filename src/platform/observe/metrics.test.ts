import { sql } from "kysely";
import { expect, it } from "vitest";
import { startTestServer } from "../../../tests/support/server.ts";
import { addMailMetrics } from "../mail/mail-metrics.server.ts";
import { openMetrics } from "./metrics.server.ts";

const { db } = await startTestServer();
const metrics = openMetrics();
addMailMetrics(metrics.registry, db);
const metric = async (name: string) =>
  Number(new RegExp(`^${name} (.+)$`, "m").exec(await metrics.registry.metrics())?.[1]);
const mail = (key: string, nextTry: string) =>
  sql`insert into mails (kind, dedupe_key, message_id, language, address, payload, next_try_at)
      values ('member_added', ${key}, ${key}, 'ja', 'a@example.com', '{}', now() + ${nextTry}::interval)`.execute(
    db,
  );

it("mails that wait for their time are no delay, mails that are overdue are", async () => {
  expect(await metric("tsudoi_mail_delay_seconds")).toBe(0);
  await mail("later", "1 hour");
  expect(await metric("tsudoi_mail_delay_seconds")).toBe(0);
  await mail("overdue", "-10 minutes");
  expect(await metric("tsudoi_mail_delay_seconds")).toBeGreaterThanOrEqual(600);
  expect(await metric('tsudoi_mails\\{state="waiting"\\}')).toBe(2);
});

it("requests are counted by kind and status", async () => {
  metrics.count("api", 200, 0.01);
  expect(await metric('tsudoi_http_requests_total\\{kind="api",status="200"\\}')).toBe(1);
});
