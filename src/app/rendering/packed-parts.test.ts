import { expect, it } from "vitest";
import { packParts, unpackParts } from "./packed-parts.server.ts";

it("parts come back byte by byte, also those that are empty, and take less room meanwhile", () => {
  const parts = ["", "12", Buffer.from("あと3席").toString("latin1"), "3", "<p>".repeat(9000), ""];
  const packed = packParts(parts);
  expect(unpackParts(packed).map((part) => part.toString("latin1"))).toEqual(parts);
  expect(packed.packed.buffer.byteLength).toBeLessThan(1000);
});
