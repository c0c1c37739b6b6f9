import { describe, expect, it } from "vitest";
import { canonicalPath, pageAddress } from "./page-address.ts";

const addressOf = (path: string) => pageAddress(new URL(path, "http://tsudoi.test"));

describe("a page has one address", () => {
  it.each([
    ["/?x=1", "/"],
    ["/?utm_source=mail&q=tea", "/?q=tea"],
    ["/?q=%20tea%20&prefecture_id=26&q=milk", "/?prefecture_id=26&q=tea"],
    ["/?prefecture_id=26&lang=ja", "/?lang=ja&prefecture_id=26"],
    ["/?q=&prefecture_id=&language_id=x&event_purpose_id=0", "/"],
    ["/?lang=xx", "/"],
    ["/home?account_confirmation_success=true&uid=a@example.com", "/home?account_confirmation_success=true"],
    ["/home?account_confirmation_success=maybe", "/home"],
    ["/home?account_confirmation_success=untrue", "/home"],
    ["/home?account_confirmation_success=trueish&x=1", "/home"],
    ["/home?x=1", "/home"],
    ["/?q=tea&cursor=MTc5NTAwMDAwMDAwMC4yMQ", "/?cursor=MTc5NTAwMDAwMDAwMC4yMQ&q=tea"],
    ["/?when=weekend&is_free=true&sort=popular&x=1", "/?is_free=true&sort=popular&when=weekend"],
    ["/?when=weekend&from=2026-12-05", "/?from=2026-12-05"],
    ["/?from=2026-02-29&is_online=yes&sort=price", "/"],
    ["/calendar?month=2026-12&x=1", "/calendar?month=2026-12"],
    ["/calendar?month=2026-13", "/calendar"],
    ["/login?redirect_to=/me", "/login?redirect_to=%2Fme"],
    ["/events/_?x=1", "/events/_"],
    ["/u/Oita_University?q=tea&x=2", "/u/Oita_University?q=tea"],
    ["/events/1?q=tea&just_applied=7", "/events/1?just_applied="],
    ["/events/1?text=en&map=0", "/events/1?map=1&text=en"],
    ["/events/1?text=en&x=1", "/events/1?text=en"],
    ["/events/1?text=xx", "/events/1"],
    ["/?cursor=MTc5NTAwMDAwMDAwMC4yMQ&past_cursor=x&own_cursor=y", "/?cursor=MTc5NTAwMDAwMDAwMC4yMQ"],
    ["/events/1/picture/ja.png?q=tea", "/events/1/picture/ja.png"],
    ["/events/1.data?x=1", "/events/1.data"],
    ["/_root.data?q=tea&x=1", "/_root.data?q=tea"],
    ["/_.data?q=tea&x=1", "/_.data?q=tea"],
    ["/login?redirect_to=//evil.example&x=1", "/login?redirect_to=%2F"],
    ["/help_articles?x=1", "/help_articles"],
    ["/me", "/me"],
    ["/me/saved", "/me/saved"],
    ["/made-up?lang=en", "/made-up?lang=en"],
  ])("%s is %s", (path, address) => expect(addressOf(path)).toBe(address));

  it.each([
    "/mail_preferences?token=a",
    "/password?uid=a",
    "/manage?x=1",
    "/login.data/reset?x=1",
    "/_login?x=1",
    "/events/1.data?_routes=root",
  ])("%s may be for one reader", (path) => expect(addressOf(path)).toBeNull());

  const cursor = "MTc5NTAwMDAwMDAwMC4yMQ";
  const everything = {
    account_confirmation_success: "true",
    cursor,
    event_format_id: "1",
    event_purpose_id: "3",
    from: "2026-12-05",
    has_places: "true",
    is_barrier_free: "true",
    is_free: "true",
    is_online: "true",
    just_applied: "",
    language_id: "2",
    month: "2026-12",
    own_cursor: cursor,
    past_cursor: cursor,
    prefecture_id: "26",
    q: "tea",
    redirect_to: "/me",
    sort: "newest",
    text: "en",
    to: "2026-12-06",
    university_id: "3",
    welcomes_beginners: "true",
    x: "1",
  };
  const days = ["from", "to"];
  const ids = ["event_format_id", "event_purpose_id", "language_id", "prefecture_id", "university_id"];
  const flags = ["has_places", "is_barrier_free", "is_free", "is_online", "welcomes_beginners"];
  const filters = ["q", ...days, ...ids, ...flags];
  const pages: [string, string[]][] = [
    ["/", ["cursor", "past_cursor", "sort", ...filters]],
    ["/home", ["account_confirmation_success", "sort", ...filters]],
    ["/u/Oita", ["cursor", "own_cursor", "past_cursor", ...filters]],
    ["/calendar", ["month", ...filters]],
    ["/events/12", ["just_applied", "text"]],
    ["/events/12/calendar.ics", []],
    ["/events/12/picture/ja.png", []],
    ["/events/12/picture/poster-ja.pdf", []],
    ["/organizations", ["cursor", "q", "university_id"]],
    ["/organizations/12", []],
    ["/static/terms", []],
    ["/help_articles/first_steps", []],
    ["/help_articles", []],
    ["/sitemap.xml", []],
    ["/robots.txt", []],
    ["/offline", []],
    ["/universities", []],
    ["/api/docs", []],
    ["/login", ["redirect_to"]],
    ["/login/reset", ["redirect_to"]],
    ["/signup", ["redirect_to"]],
  ];

  it.each(pages)("of %s its parameters are part: %j", (path, names) => {
    const address = addressOf(`${path}?${new URLSearchParams(everything)}`);
    const known = new URLSearchParams([...names].sort().map((name) => [name, everything[name as "q"]]));
    expect(address).toBe(known.size > 0 ? `${path}?${known}` : path);
  });

  it.each(pages)("what only looks like %s may be for one reader", (path) => {
    expect(addressOf(`/x${path}?x=1`)).toBeNull();
    if (path !== "/") expect(addressOf(`${path}/x/y?x=1`)).toBeNull();
  });

  it("which stays the same when it is read again", () => {
    for (const path of ["/?q=tea&x=1", "/?q=%E3%81%8A%E8%8C%B6+%26", "/login?redirect_to=/me%3Fa=1"])
      expect(addressOf(addressOf(path) ?? "")).toBe(addressOf(path));
  });
});

it.each([
  ["/", "/"],
  ["/events/1", "/events/1"],
  ["/events/1/", "/events/1"],
  ["/events/%31", "/events/1"],
  ["//", "/"],
  ["//evil.example/", "/evil.example"],
  ["///events//1//", "/events/1"],
  ["/u/%e4%ba%ac%7E", "/u/%E4%BA%AC~"],
  ["/a%2Fb%zz", "/a%2Fb%zz"],
])("the path %s is %s", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});
