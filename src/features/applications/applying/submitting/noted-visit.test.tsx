import { beforeEach, expect, it } from "vitest";
import { noteOpenedEvent } from "./note-opened-event.ts";
import { visitSource } from "./visit-source.ts";

beforeEach(() => sessionStorage.clear());

const open = (path: string, referrer = "") => noteOpenedEvent(new URL(path, "http://tsudoi.test"), referrer);

it.each([
  ["/events/12?lang=ja&from=poster", "https://www.google.com/", "poster"],
  ["/events/12/apply?from=poster", "", "poster"],
  ["/events/12", "https://www.google.com/", "search"],
  ["/events/12?from=two%20words", "https://t.co/", "social"],
  ["/events/12", "", "direct"],
])(
  "an application is sent with what a view of the same visit is counted by: %s after %s is %s",
  (path, from, source) => {
    open(path, from);
    expect(visitSource(12)).toEqual({ source });
  },
);

it("the first visit counts, also after a log-in elsewhere, until an address names another source", () => {
  open("/events/12?from=poster");
  open("/events/12", "https://accounts.google.com/");
  open("/events/12?lang=en");
  expect(visitSource(12)).toEqual({ source: "poster" });
  open("/events/12?from=mail");
  expect(visitSource(12)).toEqual({ source: "mail" });
});

it.each(["/", "/events", "/embed/events/12", "/events/120", "/login?next=/events/12"])(
  "whoever opens %s and goes on to an event comes from the site, wherever they came to that page from",
  (path) => {
    open(path, "https://www.google.com/");
    expect(visitSource(12)).toEqual({ source: "site" });
  },
);
