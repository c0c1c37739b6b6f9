import { expect, it } from "vitest";
import { loggedPath } from "./logged-path.ts";

it("the token of a helper's link never stands in the log", () => {
  const token = "aB3-_xyz";
  expect(loggedPath(`/door/${token}`)).toBe("/door/[cut]");
  expect(loggedPath(`//door//${token}/`)).toBe("//door//[cut]/");
  expect(loggedPath(`/door/${token}.data`)).toBe("/door/[cut].data");
  expect(loggedPath(`/Door/${token}/more`)).toBe("/Door/[cut]/more");
  expect(loggedPath(`/ja/door/${token}`)).toBe("/ja/door/[cut]");
  expect(loggedPath(`/en/%64oor/${token}.data`)).toBe("/en/%64oor/[cut].data");
  expect(loggedPath("/elsewhere/aB3-_xyz01aB3-_xyz01aB3-_xyz01")).toBe("/elsewhere/[cut]");
});

it("other paths stay as they are", () => {
  for (const path of ["/", "/door", "/events/1", "/help_articles/door", "/assets/door.js", "/%E0%A4%A"]) {
    expect(loggedPath(path)).toBe(path);
  }
});
