import { beforeEach, expect, it, vi } from "vitest";
import { type Data, lost, serve } from "../../../../tests/support/components/fake-api.ts";
import {
  clearSession,
  keepInWindowAlone,
  storeSession,
} from "../../../platform/browser/storage/stored-session.ts";
import { declinePasskeyOffer, mayOfferPasskey } from "./may-offer-passkey.ts";

const list = "GET /users/own/passkeys";
const session = { "access-token": "a", client: "b", uid: "c", "token-type": "Bearer", expiry: "" };
const deviceThat = (canMakeOne: boolean) =>
  vi.stubGlobal("PublicKeyCredential", {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => canMakeOne,
  });

beforeEach(() => {
  localStorage.clear();
  clearSession();
  deviceThat(true);
  serve({ [list]: [] });
});

it("whoever has no passkey is asked on a device that can make one", async () => {
  storeSession(session, 7);
  expect(await mayOfferPasskey()).toBe(true);
});

it("nobody is asked on a shared computer, whose next user would be in their account", async () => {
  keepInWindowAlone(true);
  storeSession(session, 7);
  expect(await mayOfferPasskey()).toBe(false);
});

it.each([
  ["the device can make none", () => deviceThat(false)],
  ["somebody has said “not now” there", declinePasskeyOffer],
  ["they have one", () => serve({ [list]: [{}] as Data<typeof list> })],
  ["it cannot be asked whether they have one", () => serve({ [list]: lost })],
])("nobody is asked where %s", async (_why, make) => {
  storeSession(session, 7);
  make();
  expect(await mayOfferPasskey()).toBe(false);
});
