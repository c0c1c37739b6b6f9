import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import type { Event } from "../events.contract.ts";
import { sparseEvent, wholeEvent } from "./sparse-event.ts";

const { api, db } = await startTestServer();
const owner = await makeOrganization(db);

async function shown(columns: Parameters<typeof makeEvent>[1]["columns"]): Promise<Event> {
  const id = await makeEvent(db, { owner, columns });
  return (await api(`GET /events/${id}` as "GET /events/{id}")).body.data;
}

const usual = await shown({});
const unusual = await shown({
  fee: 500,
  is_online: true,
  selection: "approval",
  has_waiting_list: true,
  cancelled_at: new Date("2026-11-20T12:00:00+09:00"),
});

it.each([
  ["with nothing unusual", usual],
  ["with much that is", unusual],
])("an event %s comes back whole from what its page has of it", (_what, event) => {
  const sent = JSON.parse(JSON.stringify(sparseEvent(event)));
  expect(wholeEvent(sent)).toEqual(event);
});

it("what is usual is not sent", () => {
  const all = Object.keys(usual).length;
  expect(Object.keys(sparseEvent(usual)).length).toBeLessThan(all / 2);
});
