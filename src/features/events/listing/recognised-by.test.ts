import { beforeEach, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { kyoto, makeRecognition } from "../../../../tests/factories/recognitions.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const recognised = await makeOrganization(db, { name: "Recognised" });
const other = await makeOrganization(db, { name: "Other", universities: [kyoto] });
await makeRecognition(db, { organizationId: recognised, universityId: kyoto, until: "2026-11-30" });
const own = await makeEvent(db, { owner: recognised, columns: { start_at: "2026-12-10T18:00:00+09:00" } });
const joint = await makeEvent(db, {
  owner: other,
  coHosts: [recognised],
  columns: { start_at: "2026-12-11T18:00:00+09:00" },
});

const [lastMoment, midnight] = ["2026-11-30T23:59:59.999+09:00", "2026-12-01T00:00:00+09:00"];
beforeEach(() => clock.set(lastMoment));

const ids = async (path: string) =>
  (await api(`GET ${path}` as "GET /events")).body.data.map(({ id }: { id: number }) => id);

it("lists hold the events whose owner the university recognises, until midnight in Tokyo", async () => {
  const lists = [
    `/events?recognised_by=${kyoto}`,
    `/events?recognised_by=${kyoto}&limit=5`,
    `/events?recognised_by=${kyoto}&q=event&limit=5`,
  ];
  for (const list of lists.slice(0, 2)) expect(await ids(list), list).toEqual([own]);
  expect(await ids(`/events?recognised_by=${kyoto + 1}`)).toEqual([]);
  expect((await ids("/events")).sort()).toEqual([own, joint].sort());
  clock.set(midnight);
  for (const list of lists) expect(await ids(list), list).toEqual([]);
});

it("the directory holds the organizations that the university recognises, until midnight in Tokyo", async () => {
  const list = `/organizations/directory?recognised_by=${kyoto}`;
  expect(await ids(list)).toEqual([recognised]);
  clock.set(midnight);
  expect(await ids(list)).toEqual([]);
});

it("events and the directory say which university recognises a host, until midnight in Tokyo", async () => {
  const said = async () => {
    const event = (await api(`GET /events/${joint}`)).body.data;
    const [listed] = (await api(`GET /events?recognised_by=${kyoto}`)).body.data;
    const directory = (await api("GET /organizations/directory")).body.data;
    return [
      ...event.organizations,
      ...(listed?.organizations ?? []),
      ...directory.filter(({ id }: { id: number }) => id === recognised),
    ].flatMap(({ recognitions }) =>
      recognitions.map((one: { university: { id: number }; valid_until: string }) => [
        one.university.id,
        one.valid_until,
      ]),
    );
  };
  expect(await said()).toEqual([
    [kyoto, "2026-11-30"],
    [kyoto, "2026-11-30"],
    [kyoto, "2026-11-30"],
  ]);
  clock.set(midnight);
  expect(await said()).toEqual([]);
});

it.each(["0", "kyoto", "2147483648"])("recognised_by=%s is refused with its name", async (value) => {
  for (const path of ["/events", "/organizations/directory", "/events/calendar"] as const) {
    const month = path.endsWith("calendar") ? "&month=2026-12" : "";
    const answer = await api(`GET ${path}?recognised_by=${value}${month}` as "GET /events");
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ["recognised_by"]]);
  }
});

it("the calendar holds the events whose owner the university recognises", async () => {
  const month = `GET /events/calendar?month=2026-12&recognised_by=${kyoto}` as const;
  const counted = async () =>
    (await api(month)).body.data.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  expect(await counted()).toBe(1);
  clock.set(midnight);
  expect(await counted()).toBe(0);
});
