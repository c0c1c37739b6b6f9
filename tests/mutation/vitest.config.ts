import { globSync, readFileSync } from "node:fs";
import { lingui } from "@lingui/vite-plugin";
import { defineConfig } from "vitest/config";

/** Rules that stand in SQL too, or ask the database: their tests need one, and are quick all the same. */
const onDatabase = [
  "src/api/policies.test.ts",
  "src/features/events/availability/event-availability-in-sql.test.ts",
  "src/features/events/permissions/event-managers.test.ts",
  "src/features/events/visibility/event-listing-in-sql.test.ts",
  "src/shared/application-states.test.ts",
];

/** A test that starts a server, a database or a program takes too long to be run for each broken rule. */
const startsSomething = (path: string) =>
  /support\/(?:server|database)\.ts|embedded|child_process|fixture/.test(readFileSync(path, "utf8"));

const beside = globSync("src/**/*.test.{ts,tsx}").filter((path) => !startsSomething(path));

/** The tests that stand beside the rules and ask them alone. */
export default defineConfig({
  plugins: [lingui({ failOnCompileError: true })],
  test: {
    environment: "node",
    include: [...beside, ...onDatabase],
    globalSetup: "tests/support/global-setup.ts",
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
