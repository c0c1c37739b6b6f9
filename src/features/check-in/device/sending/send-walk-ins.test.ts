import { expect, it } from "vitest";
import { ApiError, ApiUnreachableError } from "../../../../platform/browser/api-client.ts";
import { type DeviceWalkIn, walkInsNow } from "../device-walk-in.ts";
import { sendWalkIns } from "./send-walk-ins.ts";

const walkIn = (nonce: string, more: Partial<DeviceWalkIn> = {}): DeviceWalkIn => ({
  nonce,
  id: null,
  name: nonce,
  note: "",
  created_at: "2030-05-10T09:00:00.000Z",
  isRefused: false,
  ...more,
});

function deviceWith(walkIns: DeviceWalkIn[], refuse: (name: string) => Error | null = () => null) {
  const stored = new Map(walkIns.map((one) => [one.nonce, one]));
  const removed: number[] = [];
  const calls = {
    addWalkIn: async ({ name, note, created_at }: DeviceWalkIn) => {
      const refused = refuse(name);
      if (refused) throw refused;
      return { id: 7, name, note, created_at };
    },
    removeWalkIn: async (id: number) => removed.push(id),
  };
  const storage = {
    walkIns: async () => [...stored.values()],
    keepWalkIn: async (one: DeviceWalkIn) => void stored.set(one.nonce, one),
    dropWalkIn: async (nonce: string) => void stored.delete(nonce),
  };
  return { stored, removed, send: () => sendWalkIns(calls, storage) };
}

it("a name that the server does not take stays, marked, and the next ones are sent", async () => {
  const refusal = new ApiError("POST", 422, {}, null, {});
  const device = deviceWith([walkIn("bad"), walkIn("good")], (name) => (name === "bad" ? refusal : null));
  expect((await device.send()).map(({ name }) => name)).toEqual(["good"]);
  expect([...device.stored.values()]).toEqual([walkIn("bad", { isRefused: true })]);
});

it("without a connection all stay", async () => {
  const device = deviceWith([walkIn("a"), walkIn("b")], () => new ApiUnreachableError("no answer"));
  await expect(device.send()).rejects.toThrow();
  expect([...device.stored.keys()]).toEqual(["a", "b"]);
});

it("whom the server knows is removed there, and is not shown meanwhile", async () => {
  const sent = [{ id: 3, name: "Gone", note: "", created_at: "2030-05-10T09:00:00.000Z" }];
  const removal = walkIn("n", { id: 3 });
  expect(walkInsNow(sent, [removal, walkIn("New")]).map(({ name }) => name)).toEqual(["New"]);
  const device = deviceWith([removal]);
  await device.send();
  expect(device.removed).toEqual([3]);
  expect(device.stored.size).toBe(0);
});
