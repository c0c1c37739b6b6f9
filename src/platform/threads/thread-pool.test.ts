import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { expect, it } from "vitest";
import { hashPassword, isPassword } from "../session/passwords.server.ts";
import { ThreadPool } from "./thread-pool.server.ts";

it("passwords take no thread that compression and files need for every page", async () => {
  await hashPassword("threads are there");
  let hashed = 0;
  const passwords = Array.from({ length: 16 }, async () => {
    await hashPassword("secret-1");
    hashed += 1;
  });
  await promisify(gzip)("a page");
  // In the threads that all share, it would have waited until four passwords were left.
  expect(hashed).toBeLessThan(8);
  await Promise.all(passwords);
});

it("a password is known again, and nobody's is anybody's", async () => {
  const stored = await hashPassword("secret-1");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await Promise.all([isPassword(stored, "secret-1"), isPassword(stored, "secret-2")])).toEqual([
    true,
    false,
  ]);
  expect(await isPassword(null, "nobody's password")).toBe(false);
});

it("more than may wait for a thread are told to come back, and the others are served", async () => {
  const threads = new ThreadPool<typeof import("../session/hash-password.worker.ts")>(
    "hash-password",
    new URL("../session/passwords.server.ts", import.meta.url).href,
    { maxThreads: 1, maxWaiting: 2 },
  );
  await threads.run("hash", "the thread is there");
  const calls = await Promise.allSettled(Array.from({ length: 5 }, () => threads.run("hash", "secret-1")));
  expect(calls.map(({ status }) => status)).toEqual([...Array(3).fill("fulfilled"), "rejected", "rejected"]);
  expect(calls[4]).toMatchObject({ reason: { kind: "unavailable", retryAfter: 2 } });
  expect(await threads.run("hash", "secret-1")).toMatch(/^\$argon2id/);
});
