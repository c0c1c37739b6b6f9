import type { Page } from "@playwright/test";

/** Chromium's own device with a fingerprint sensor, which the page takes for that of the computer or phone. */
export async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether its owner touches it at once when a page asks; without it a page waits, as one with autofill does. */
    touch: (enabled: boolean) =>
      devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
    /** The next tests have the tab too. */
    remove: async () => {
      await devtools.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
      await devtools.detach();
    },
  };
}
