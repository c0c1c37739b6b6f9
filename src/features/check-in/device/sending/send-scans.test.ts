import { expect, it } from "vitest";
import { ApiError, ApiUnreachableError } from "../../../../platform/browser/api-client.ts";
import type { ScanAnswer } from "../../log/check-ins.contract.ts";
import type { DeviceScan } from "../device-scan.ts";
import { nextToSend, sendScans } from "./send-scans.ts";

const scan = (nonce: string, more: Partial<DeviceScan> = {}): DeviceScan => ({
  nonce,
  kind: "in",
  application_id: 1,
  scanned_at: `2030-05-10T09:00:${nonce.padStart(2, "0")}.000Z`,
  device: "Entrance 1",
  personId: 1,
  name: null,
  failures: 0,
  answer: null,
  ...more,
});
const many = (count: number) => Array.from({ length: count }, (_, place) => scan(String(place)));
const refusedWith = (status: number) => new ApiError("POST", status, {}, null, {});
const checkedIn = ({ nonce }: DeviceScan): ScanAnswer => ({ nonce, result: "checked_in" });

/** A device's scans and a server that answers by `post`; `results` are what is kept at the end. */
function deviceWith(scans: DeviceScan[], post: (batch: readonly DeviceScan[]) => ScanAnswer[]) {
  const stored = new Map(scans.map((one) => [one.nonce, one]));
  const batches: number[] = [];
  const change = (nonce: string, part: Partial<DeviceScan>) =>
    stored.set(nonce, { ...(stored.get(nonce) as DeviceScan), ...part });
  return {
    batches,
    results: () =>
      Object.fromEntries([...stored.values()].map((one) => [one.nonce, one.answer?.result ?? null])),
    send: (failuresBefore = 0, atMost = 500) =>
      sendScans({
        take: async (size) =>
          nextToSend(
            [...stored.values()].filter(({ answer }) => !answer),
            size,
          ),
        post: async (batch) => {
          batches.push(batch.length);
          return post(batch);
        },
        keepAnswers: async (answers) => {
          for (const [nonce, answer] of answers) change(nonce, { answer });
        },
        setAside: async ({ nonce, failures }) => void change(nonce, { failures: failures + 1 }),
        atMost,
        failuresBefore,
      }),
  };
}

it("what a device has recorded is sent in batches, in the order in which it was scanned", async () => {
  const sent: string[] = [];
  const device = deviceWith(many(5).reverse(), (batch) => {
    sent.push(...batch.map(({ nonce }) => nonce));
    return batch.map(checkedIn);
  });
  await device.send(0, 2);
  expect(device.batches).toEqual([2, 2, 1]);
  expect(sent).toEqual(["0", "1", "2", "3", "4"]);
});

it.each([400, 413, 422])(
  "a scan that makes the server refuse its batch with %d is marked, and all others are sent",
  async (status) => {
    const device = deviceWith(many(9), (batch) => {
      if (batch.some(({ nonce }) => nonce === "4")) throw refusedWith(status);
      return batch.map(checkedIn);
    });
    await device.send();
    const { 4: bad, ...others } = device.results();
    expect(bad).toBe("refused");
    expect(new Set(Object.values(others))).toEqual(new Set(["checked_in"]));
  },
);

it("batches that are too large become smaller until they are taken, and none of them is marked", async () => {
  const device = deviceWith(many(9), (batch) => {
    if (batch.length > 2) throw refusedWith(413);
    return batch.map(checkedIn);
  });
  await device.send();
  expect(Object.values(device.results())).toEqual(Array(9).fill("checked_in"));
});

it("a malformed row among good ones is kept with its answer", async () => {
  const device = deviceWith(many(3), (batch) =>
    batch.map((one, place) => (place === 1 ? { nonce: null, result: "malformed" } : checkedIn(one))),
  );
  await device.send();
  expect(device.results()).toEqual({ 0: "checked_in", 1: "malformed", 2: "checked_in" });
});

it.each([
  ["without a connection", new ApiUnreachableError("no answer")],
  ["when the server fails", refusedWith(500)],
  ["when the link has ended", refusedWith(410)],
  ["when the event was cancelled", new ApiError("POST", 410, { errors: { event: [""] } }, null, {})],
  ["when the session is over", refusedWith(401)],
  ["when there were too many calls", refusedWith(429)],
])("%s everything stays on the device", async (_, failure) => {
  const device = deviceWith(many(3), () => {
    throw failure;
  });
  await expect(device.send()).rejects.toBe(failure);
  expect(Object.values(device.results())).toEqual([null, null, null]);
});

it("a scan on which the server fails again and again keeps no other waiting", async () => {
  const device = deviceWith(many(4), (batch) => {
    if (batch.some(({ nonce }) => nonce === "0")) throw refusedWith(500);
    return batch.map(checkedIn);
  });
  for (let failures = 0; failures < 6; failures += 1) await device.send(failures).catch(() => {});
  expect(device.results()).toEqual({ 0: null, 1: "checked_in", 2: "checked_in", 3: "checked_in" });
});

it("a scan that the server leaves without an answer is sent again after the others, and ends no sending", async () => {
  let calls = 0;
  const device = deviceWith(many(3), (batch) => {
    calls += 1;
    return calls === 1 ? batch.slice(1).map(checkedIn) : batch.map(checkedIn);
  });
  await device.send();
  expect(Object.values(device.results())).toEqual(Array(3).fill("checked_in"));
});

it("an undo, which an ended link does not take, keeps no scan behind it waiting, and stays", async () => {
  const scans = many(9).map((one) =>
    ["2", "5"].includes(one.nonce) ? { ...one, kind: "undo" as const } : one,
  );
  const device = deviceWith(scans, (batch) => {
    if (batch.some(({ kind }) => kind === "undo")) throw refusedWith(410);
    return batch.map(checkedIn);
  });
  await expect(device.send()).rejects.toMatchObject({ status: 410 });
  const { 2: first, 5: second, ...others } = device.results();
  expect([first, second]).toEqual([null, null]);
  expect(new Set(Object.values(others))).toEqual(new Set(["checked_in"]));
  // The next round asks once more, and for nothing else.
  const before = device.batches.length;
  await expect(device.send()).rejects.toMatchObject({ status: 410 });
  expect(device.batches.slice(before)).toEqual([2, 1]);
});

it("of what an ended link still takes, the earlier scans, all are sent, and the later ones stay", async () => {
  const device = deviceWith(many(9), (batch) => {
    if (batch.some(({ nonce }) => Number(nonce) > 4)) throw refusedWith(410);
    return batch.map(checkedIn);
  });
  await expect(device.send()).rejects.toMatchObject({ status: 410 });
  const results = Object.values(device.results());
  expect(results).toEqual([...Array(5).fill("checked_in"), ...Array(4).fill(null)]);
  expect(device.batches.length).toBeLessThan(10);
});
