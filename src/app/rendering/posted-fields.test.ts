import { expect, it } from "vitest";
import { handlePostedForm, readPostedForm } from "./posted-fields.server.ts";

const publicUrl = "https://tsudoi.example";

/** The fields that the page shows again of a form that a browser posted with these headers. */
async function givenBack(body: string, headers: Record<string, string> = {}) {
  const request = new Request("http://10.0.0.2:3000/login", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body,
  });
  return handlePostedForm({ request: await readPostedForm(request, publicUrl) });
}

it("a posted form is given back as it was typed, its passwords apart", async () => {
  const typed = new URLSearchParams([
    ["person.first_name", "美香"],
    ["person.password", "secret-1"],
    ["Password_confirmation", "secret-1"],
    ["answers.q_7", "Egg"],
    ["answers.q_7", "Nuts, dried"],
    ["answers.q_8", "one\r\ntwo"],
  ]);
  expect(await givenBack(String(typed))).toEqual({
    "person.first_name": ["美香"],
    "answers.q_7": ["Egg", "Nuts, dried"],
    "answers.q_8": ["one\ntwo"],
  });
});

it("what another site posts fills no form", async () => {
  expect(await givenBack("email=a", { "sec-fetch-site": "cross-site" })).toEqual({});
  expect(await givenBack("email=a", { "sec-fetch-site": "same-site" })).toEqual({});
  expect(await givenBack("email=a", { origin: "https://evil.example" })).toEqual({});
  expect(await givenBack("email=a", { origin: "null" })).toEqual({});
  expect(await givenBack("email=a", { origin: publicUrl })).toEqual({ email: ["a"] });
  expect(
    await givenBack("email=a", { "sec-fetch-site": "same-origin", origin: "https://other.name" }),
  ).toEqual({ email: ["a"] });
});

it("only so many fields of so many characters are given back, and none that is named oddly", async () => {
  const many = Array.from({ length: 300 }, (_, place) => [`a${place}`, "x".repeat(6000)]);
  const given = await givenBack(String(new URLSearchParams(many)));
  expect([Object.keys(given).length, given.a0?.[0]?.length]).toEqual([200, 5000]);
  expect(await givenBack("__proto__=a&a%3Cb=b&=c&email=d")).toEqual({ email: ["d"] });
});

it("what is posted from our own pages is told by the address that was asked for as well", async () => {
  expect(await givenBack("email=a", { origin: "http://10.0.0.2:3000" })).toEqual({ email: ["a"] });
});

it("a form is what browsers post as one, and nothing else", async () => {
  const form = "application/x-www-form-urlencoded";
  expect(await givenBack("email=a", { "content-type": `${form}; charset=utf-8` })).toEqual({ email: ["a"] });
  expect(await givenBack("email=a", { "content-type": "text/plain" })).toEqual({});
  const untyped = new Request("http://10.0.0.2:3000/login", { method: "POST", body: Buffer.from("email=a") });
  expect(await handlePostedForm({ request: untyped })).toEqual({});
});
