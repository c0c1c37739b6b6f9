import { expect, it } from "vitest";
import { presentError } from "./log.server.ts";

it("a logged error says what went wrong, and neither the connection nor the row that it went wrong with", () => {
  const error = Object.assign(new Error("duplicate key"), {
    code: "23505",
    constraint: "users_email_key",
    detail: "Key (email)=(somebody@example.com) already exists.",
    client: { secretKey: 1 },
    cause: Object.assign(new Error("below"), { client: {} }),
  });
  const shown = presentError(error) as Record<string, unknown>;
  expect(Object.keys(shown)).toEqual(["type", "message", "code", "constraint", "stack", "cause"]);
  expect(shown).toMatchObject({ type: "Error", message: "duplicate key", code: "23505" });
  expect(JSON.stringify(shown)).not.toMatch(/somebody|client|secretKey/);
});
