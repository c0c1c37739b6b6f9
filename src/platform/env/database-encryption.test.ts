import { describe, expect, it } from "vitest";
import { isClosedToOthers } from "./database-encryption.ts";
import { readSettings } from "./read-settings.ts";

describe("a connection to PostgreSQL is closed to others", () => {
  it.each([
    "postgresql://a:b@localhost:5432/tsudoi",
    "postgresql://a:b@127.0.0.1/tsudoi",
    "postgresql://a:b@[::1]:5432/tsudoi",
    "postgresql:///tsudoi?host=/var/run/postgresql",
    "postgresql://%2Fvar%2Frun%2Fpostgresql/tsudoi",
    "postgresql://a:b@db.example/tsudoi?sslmode=verify-full",
    "postgresql://a:b@db.example/tsudoi?sslmode=require",
    "postgresql://a:b@db.example/tsudoi?ssl=true",
  ])("by %s", (address) => expect(isClosedToOthers(address)).toBe(true));

  it.each([
    "postgresql://a:b@db.example/tsudoi",
    "postgresql://a:b@10.0.0.5:5432/tsudoi?sslmode=prefer",
    "postgresql://a:b@db.example/tsudoi?sslmode=disable&ssl=true",
    "postgresql://a:b@db.example/tsudoi?sslmode=no-verify",
    "postgresql://a:b@db.example/tsudoi?sslmode=require&uselibpqcompat=true",
    "postgresql://a:b@localhost/tsudoi?host=db.example",
    "postgresql://a:b@localhost.evil.example/tsudoi",
  ])("but not by %s", (address) => expect(isClosedToOthers(address)).toBe(false));
});

describe("a start with an open connection to the database", () => {
  const open = "postgresql://a:secret-9@db.example/tsudoi";
  const local = "postgresql://a:b@localhost/tsudoi";

  it("ends with a sentence that says what to do, and none of the passwords", () => {
    const start = () => readSettings({ DATABASE_URL: open, PUBLIC_URL: "https://tsudoi.example" });
    expect(start).toThrow(
      /^DATABASE_URL must ask for an encrypted connection.*sslmode=verify-full.*DATABASE_TLS=off/,
    );
    expect(start).not.toThrow(/secret-9/);
    expect(() => readSettings({ DATABASE_URL: local, DATABASE_REPLICA_URLS: open })).toThrow(
      /^DATABASE_REPLICA_URLS must/,
    );
  });

  it("goes on where the operator says so", () => {
    expect(readSettings({ DATABASE_URL: open, DATABASE_TLS: "off" }).databaseUrl).toBe(open);
  });
});
