import { expect, it } from "vitest";
import { signatureHeaders, writeSecret } from "./sign-message.server.ts";

it("signs as the libraries of Standard Webhooks verify it", () => {
  // The example of their specification's test suites.
  const secret = Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64");
  const headers = signatureHeaders([secret], {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    at: new Date(1614265330 * 1000 + 999),
    body: '{"test": 2432232314}',
  });
  expect(headers).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
  expect(writeSecret(secret)).toBe("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw");
});
