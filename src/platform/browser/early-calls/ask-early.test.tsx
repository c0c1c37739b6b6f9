import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearSession, storeSession } from "../storage/stored-session.ts";
import { askEarly } from "./ask-early.ts";
import { callHeaders } from "./call-headers.ts";

const session = {
  "access-token": "a",
  client: "c",
  uid: "a@kyoto.example",
  "token-type": "Bearer",
  expiry: "",
};
const address = "/api/v1/organizations";
const fetched = vi.fn(async () => Response.json({ data: [] }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched.mockClear());
  vi.stubGlobal("takeEarlyAnswer", undefined);
  document.documentElement.dataset.language = "ja";
  storeSession(session);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const take = (headers = callHeaders(), method = "GET") =>
  globalThis.takeEarlyAnswer?.(method, address, headers);

it("an answer is taken by the same call, as often as it was wanted, and read by each", async () => {
  askEarly([address, address]);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(address, { headers: callHeaders() });
  expect(await (await take())?.json()).toEqual({ data: [] });
  expect(await (await take())?.json()).toEqual({ data: [] });
  expect(take()).toBeUndefined();
});

it("somebody else, another language and a call after a write ask anew", () => {
  askEarly([address]);
  document.documentElement.dataset.language = "en";
  expect(take()).toBeUndefined();
  document.documentElement.dataset.language = "ja";
  expect(take(callHeaders("ja", { "access-token": "b" }))).toBeUndefined();
  expect(take(callHeaders(), "POST")).toBeUndefined();
  expect(take()).toBeUndefined();
});

it("twenty seconds later what was not taken is old", () => {
  askEarly([address]);
  vi.advanceTimersByTime(20_000);
  expect(take()).toBeUndefined();
});

it("an answer is read whole, though nobody takes it", async () => {
  const answer = Response.json({ data: [] });
  fetched.mockResolvedValueOnce(answer);
  askEarly([address]);
  await vi.waitFor(() => expect(answer.bodyUsed).toBe(true));
});

it("without a session nothing is asked for", () => {
  clearSession();
  askEarly([address]);
  expect(fetched).not.toHaveBeenCalled();
  expect(globalThis.takeEarlyAnswer).toBeUndefined();
});

it("whoever takes an answer that failed hears of it", async () => {
  fetched.mockRejectedValueOnce(new TypeError("no line"));
  askEarly([address]);
  await expect(take()).rejects.toThrow("no line");
});
