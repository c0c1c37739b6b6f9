import { lingui } from "@lingui/vite-plugin";
import { defineConfig } from "vitest/config";

/** The tests that stand beside the rules; those that start whole programs would take hours for each broken rule. */
export default defineConfig({
  plugins: [lingui({ failOnCompileError: true })],
  test: {
    environment: "node",
    include: ["src/shared/**/*.test.ts", "src/jobs/sweep-due-mails.test.ts"],
    globalSetup: "tests/support/global-setup.ts",
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
