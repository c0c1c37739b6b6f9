import { expect, it } from "vitest";
import { cancelMessageIn } from "./cancel-message.ts";

it("the reason for cancelling is told in the reader's language where it is written in it, else as to all", () => {
  const event = { cancel_message: "Typhoon", cancel_messages: [{ language_id: 1, message: "台風" }] };
  expect([cancelMessageIn(event, "ja"), cancelMessageIn(event, "en")]).toEqual(["台風", "Typhoon"]);
  expect(cancelMessageIn({ cancel_message: null, cancel_messages: [] }, "ja")).toBeNull();
});
