import { expect, test } from "vitest";
import { ApiError, ApiUnreachableError } from "../../platform/browser/api-client.ts";
import { whileLanguageChanges } from "../language/language-change.ts";
import { adminLoader } from "./admin-loader.ts";

const request = new Request("http://tsudoi.test/manage/organizations/1?tab=x");
const refusal = (status: number, call = "GET /organizations/{id}") =>
  new ApiError(call, status, {}, null, {});

/** A loader that has loaded once and fails from then on. */
async function loadedBefore(failure: unknown) {
  let hasLoaded = false;
  const load = adminLoader(async (_args: { request: Request }) => {
    if (hasLoaded) throw failure;
    hasLoaded = true;
    return "shown";
  });
  expect(await load({ request })).toBe("shown");
  return load;
}

test.each([
  ["the session is over", refusal(401)],
  ["the role has gone", refusal(403)],
  ["the thing is not there any more", refusal(404)],
  ["there is no connection", new ApiUnreachableError("no answer")],
])("a page that changes its language keeps what it shows where %s", async (_why, failure) => {
  const load = await loadedBefore(failure);
  await whileLanguageChanges(async () => expect(await load({ request })).toBe("shown"));
  await expect(load({ request })).rejects.toBeDefined();
});

test("a page that has shown nothing yet fails also while the language changes", async () => {
  const load = adminLoader(async (_args: { request: Request }) => {
    throw refusal(404);
  });
  await whileLanguageChanges(async () => {
    await expect(load({ request })).rejects.toMatchObject({ init: { status: 404 } });
  });
});

test("visitors are led to the log-in, and who may not see the page home, with the way back", async () => {
  const led = async (failure: unknown) => {
    const load = await loadedBefore(failure);
    const answer = await load({ request }).catch((thrown: unknown) => thrown);
    return (answer as Response).headers.get("location");
  };
  const back = encodeURIComponent("/manage/organizations/1?tab=x");
  expect(await led(refusal(401))).toBe("/login?redirect_to=/manage/organizations/1%3Ftab%3Dx");
  expect(await led(refusal(403))).toBe(`/?redirect_to=${back}`);
  expect(await led(refusal(404, "GET /authentications/organization/{organization_id}"))).toBe(
    `/?redirect_to=${back}`,
  );
});
