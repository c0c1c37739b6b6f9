import { describe, expect, it, vi } from "vitest";
import { CachedReplies, maxBytes } from "./cached-replies.server.ts";
import { RenderingQueue } from "./rendering-queue.server.ts";

vi.useFakeTimers();
// The cache takes a start at zero for none.
vi.advanceTimersByTime(1000);
const has = (replies: CachedReplies, key: string) => replies.peek(key) !== undefined;
// As in a process that was started with --expose-gc.
const collected = vi.fn();
vi.stubGlobal("gc", collected);
const large = Math.floor(maxBytes / 10);
const reply = (bytes: number) => ({
  position: 0,
  madeAt: 0,
  dependencies: { topics: null, reads: [], validUntil: Number.POSITIVE_INFINITY },
  reply: {} as never,
  make: async () => ({ status: 200, headers: {}, body: "" }),
  queue: new RenderingQueue({ max: 1, maxWaiting: 1 }),
  isBest: false,
  sent: 0,
  bytes,
  asked: 1,
});

it("a flood of replies pushes out the least recently used, and what is asked for all the time stays", () => {
  const replies = new CachedReplies();
  for (const key of ["popular", "rare"]) replies.set(key, reply(large));
  for (let place = 0; place < 50; place += 1) {
    replies.set(`made up ${place}`, reply(large));
    expect(replies.get("popular")).toBeDefined();
  }
  expect(["rare", "made up 0", "made up 49"].map((key) => has(replies, key))).toEqual([false, false, true]);
});

it("a reply of 20 MB is kept; one that is larger than half of the cache is not, nor is the one that it replaces", () => {
  const replies = new CachedReplies();
  for (const key of ["grown", "other"]) replies.set(key, reply(10));
  replies.set("grown", reply(20_000_000));
  expect(has(replies, "grown")).toBe(true);
  replies.set("grown", reply(maxBytes / 2));
  expect([has(replies, "grown"), has(replies, "other")]).toEqual([false, true]);
});

it("a reply without a body is kept", () => {
  const replies = new CachedReplies();
  replies.set("empty", reply(0));
  expect(replies.get("empty")).toBeDefined();
});

it("a reply goes two minutes after it was last asked for, without anybody asking for another", () => {
  const replies = new CachedReplies();
  for (const key of ["left", "asked for"]) replies.set(key, reply(10));
  const held = () => ["left", "asked for"].map((key) => has(replies, key));
  vi.advanceTimersByTime(100_000);
  replies.get("asked for");
  vi.advanceTimersByTime(30_000);
  expect(held()).toEqual([false, true]);
  vi.advanceTimersByTime(100_000);
  // Their memory is free: a clock that is put back does not show them again.
  vi.spyOn(performance, "now").mockReturnValue(1000);
  expect(held()).toEqual([false, false]);
  vi.restoreAllMocks();
});

describe("after a rush", () => {
  const rush = () => {
    const replies = new CachedReplies();
    for (let place = 0; place < 150; place += 1) replies.set(`page ${place}`, reply(10));
    return replies;
  };

  it("the hundred that were asked for last stay once nobody has read for 40 seconds, and the memory of the others is free at once", () => {
    const replies = rush();
    replies.get("page 0");
    vi.advanceTimersByTime(50_000);
    expect(replies.size.replies).toBe(100);
    expect(["page 0", "page 51", "page 50"].map((key) => has(replies, key))).toEqual([true, true, false]);
    vi.advanceTimersByTime(50_000);
    expect(collected).toHaveBeenCalledOnce();
  });

  it("all stay while anybody reads", () => {
    const replies = rush();
    for (let time = 0; time < 10; time += 1) {
      vi.advanceTimersByTime(10_000);
      replies.get("page 0");
    }
    expect(replies.size.replies).toBe(150);
  });
});

it("how often a reply was asked for is carried on when it is made anew; a look at it is not counted", () => {
  const replies = new CachedReplies();
  replies.set("page", reply(10));
  replies.get("page");
  replies.peek("page");
  replies.set("page", reply(10));
  expect(replies.get("page")?.asked).toBe(4);
});
