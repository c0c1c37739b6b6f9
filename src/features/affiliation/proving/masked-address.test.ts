import { expect, it } from "vitest";
import { maskedAddress } from "./masked-address.ts";

it("of an address its beginning is shown, and less of a short one", () => {
  expect(maskedAddress("alice@example.com")).toBe("al…@example.com");
  expect(maskedAddress("al@example.com")).toBe("a…@example.com");
  expect(maskedAddress("a@example.com")).toBe("a…@example.com");
});
