import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { catalogues } from "../../tools/vite/catalogues-plugin.ts";

/** Rules that stand in SQL too, or ask the database: their tests need one, and are quick all the same. */
const onDatabase = [
  "src/api/policies.test.ts",
  "src/features/applications/actions/is-offer-over.test.ts",
  "src/features/event-mail/delivery/is-mail-due.test.ts",
  "src/features/events/availability/ends-at.test.ts",
  "src/features/events/availability/event-availability-in-sql.test.ts",
  "src/features/events/permissions/manages-event.test.ts",
  "src/features/events/permissions/require-event-manager.test.ts",
  "src/features/events/visibility/event-listing-in-sql.test.ts",
  "src/shared/application-states.test.ts",
];

/** A test that starts a server, a database or a program takes too long to be run for each broken rule. */
const startsSomething = (path: string) =>
  /support\/(?:server\.ts|database\.ts|components)|embedded|child_process|fixture/.test(
    readFileSync(path, "utf8"),
  );

const beside = globSync("src/**/*.test.{ts,tsx}").filter((path) => !startsSomething(path));

/** The tests that stand beside the rules and ask them alone. */
export default defineConfig({
  plugins: [catalogues()],
  test: {
    environment: "node",
    include: [...beside, ...onDatabase],
    globalSetup: "tests/support/global-setup.ts",
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
