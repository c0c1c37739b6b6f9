import { expect, it } from "vitest";
import { nameDevice } from "./name-device.ts";

it.each([
  ["iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15"],
  ["iPad", "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15"],
  ["Android", "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36"],
  ["Chromebook", "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36"],
  ["Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36"],
  ["Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36"],
  ["Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"],
  ["Passkey", "curl/8"],
])("a passkey begins with the name %s, of %s", (name, userAgent) => {
  expect(nameDevice(userAgent)).toBe(name);
});
