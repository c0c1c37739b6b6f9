import { expect, it } from "vitest";
import { feedPath, pageOfFeed, readFeed } from "./feed-address.ts";

const read = (search: string) => readFeed(new URLSearchParams(search), "en");

it("a feed is of a university, an organization or of everything, and filtered as lists are", () => {
  expect(read("university=oita&organization_id=9&prefecture_id=26&x=1")).toEqual({
    language: "en",
    filters: { prefecture_id: 26 },
    university: "oita",
    organizationId: 9,
  });
  expect(read(`university=${"x".repeat(201)}`).university).toBe("x".repeat(200));
  for (const id of ["", "0", "x", "1x", "x1", "1234567890"]) {
    expect([id, read(`university=&organization_id=${id}`)]).toEqual([id, { language: "en", filters: {} }]);
  }
  expect(read("organization_id=123456789").organizationId).toBe(123456789);
});

it("a feed has one address, in both formats, and a page that shows the same", () => {
  const everything = read("q=tea&prefecture_id=26");
  expect(feedPath(everything, "ics")).toBe("/feeds/events.ics?lang=en&q=tea&prefecture_id=26");
  expect(pageOfFeed(everything)).toBe("/?lang=en&q=tea&prefecture_id=26");
  const ofUniversity = read("university=o%20ita");
  expect(feedPath(ofUniversity, "atom")).toBe("/feeds/events.atom?lang=en&university=o+ita");
  expect(pageOfFeed(ofUniversity)).toBe("/u/o%20ita?lang=en");
  const ofOrganization = read("university=oita&organization_id=9");
  expect(feedPath(ofOrganization, "atom")).toBe(
    "/feeds/events.atom?lang=en&university=oita&organization_id=9",
  );
  expect(pageOfFeed(ofOrganization)).toBe("/organizations/9?lang=en");
});
