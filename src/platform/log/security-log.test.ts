import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inRequest, requestId } from "../observe/request-scope.server.ts";
import { SecurityLog } from "./security-log.server.ts";

const info = vi.fn();
const warn = vi.fn();
let log: SecurityLog;

beforeEach(() => {
  vi.useFakeTimers();
  info.mockClear();
  warn.mockClear();
  log = new SecurityLog({ info, warn } as never);
});
afterEach(() => vi.useRealTimers());

const tell = (event: Parameters<SecurityLog["write"]>[0], times: number) => {
  for (let time = 1; time <= times; time += 1) log.write(event, { user: time });
};
const told = (event: string) => info.mock.calls.filter(([line]) => line.security === event).length;

it("a flood writes so many lines a minute, and then one that says how many were left out", () => {
  tell("log_in_refused", 5000);
  expect([told("log_in_refused"), warn.mock.calls]).toEqual([120, []]);
  vi.advanceTimersByTime(60_000);
  expect(warn.mock.calls).toEqual([
    [{ security: "log_in_refused", left_out: 4880 }, "lines of a minute were left out"],
  ]);
});

it("a flood of refusals hides no log-in", () => {
  tell("log_in_refused", 5000);
  tell("call_refused", 5000);
  tell("log_in", 1);
  expect(told("log_in")).toBe(1);
});

it("each minute has its lines, and one in which nothing was left out says nothing of it", () => {
  tell("limit_reached", 120);
  vi.advanceTimersByTime(60_000);
  tell("limit_reached", 120);
  vi.advanceTimersByTime(60_000);
  expect([told("limit_reached"), warn.mock.calls]).toEqual([240, []]);
});

it("the line of what was left out is of no request", async () => {
  vi.useRealTimers();
  const minute = vi.spyOn(globalThis, "setTimeout");
  const ids: unknown[] = [];
  minute.mockImplementation(((work: () => void) => {
    setImmediate(work);
    return { unref: () => 1 };
  }) as never);
  warn.mockImplementationOnce(() => ids.push(requestId()));
  inRequest("first", () => tell("call_refused", 121));
  await new Promise((resolve) => setImmediate(resolve));
  minute.mockRestore();
  expect(ids).toEqual([undefined]);
});
