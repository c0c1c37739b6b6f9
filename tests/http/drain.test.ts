import { expect, it } from "vitest";
import { startTestServer } from "../support/server.ts";

const { url, platform } = await startTestServer();
const ready = async () => (await fetch(`${url}/readyz`)).status;

it("a process that is about to end says so to the balancer, and still answers", async () => {
  expect(await ready()).toBe(200);
  platform.isLeaving = true;
  expect(await ready()).toBe(503);
  expect((await fetch(`${url}/api/v1/events`)).status).toBe(200);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});
