import { expect, it } from "vitest";
import { timeSpan } from "../../format/format-event-time.ts";
import { shareAddresses, sharedAddress } from "./share-addresses.ts";

const title = "お茶会 & cake + 100% #tea";
const url = sharedAddress("https://tsudoi.example", 13, "ja", "en");

it("what is shared opens in the language in which it was shared, with the text that was chosen", () => {
  expect(url).toBe("https://tsudoi.example/events/13?lang=ja&text=en");
  expect(sharedAddress("https://tsudoi.example", 13, "en", null)).toBe(
    "https://tsudoi.example/events/13?lang=en",
  );
});

it("every service gets the title and the address as they are, whatever signs are in them", () => {
  const { line, x, email } = shareAddresses({ title, details: "12/5 10:00 · Kyoto", url });
  const read = (address: string) => Object.fromEntries(new URL(address).searchParams);
  expect(read(line)).toEqual({ url: `${url}&from=line`, text: title });
  expect(read(x)).toEqual({ url: `${url}&from=x`, text: title });
  const [, subject, body] = /^mailto:\?subject=([^&+]*)&body=([^&+]*)$/.exec(email) ?? [];
  expect(decodeURIComponent(subject ?? "")).toBe(title);
  expect(decodeURIComponent(body ?? "")).toBe(`${title}\r\n12/5 10:00 · Kyoto\r\n\r\n${url}&from=mail`);
});

it("a mail to friends tells the time without its reading", () => {
  const details = timeSpan(new Date("2026-12-05T18:00:00+09:00"), null, "ja-easy");
  const { email } = shareAddresses({ title, details, url });
  expect(decodeURIComponent(email)).toContain("2026年12月05日 (土) 午後6:00\r\n");
});
