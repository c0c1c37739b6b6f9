/** The policy of what is no page: nothing is loaded or run, and nobody shows it in a frame. Answers may add what they need. */
export const closedPolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** On every answer that says nothing else itself (`serve-from-cache.server.ts`): nothing is guessed from content, nothing leaks in referrers. */
export const everyAnswerHeaders: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "content-security-policy": closedPolicy,
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": permissionsPolicy("()"),
};

const { "content-security-policy": _closed, ...withoutPolicy } = everyAnswerHeaders;

/** On pages and answers of the API, for browsers that are older than `frame-ancestors`. */
export const securityHeaders: Record<string, string> = { ...withoutPolicy, "x-frame-options": "DENY" };

/** In place of what stands above, on a page that shows the camera's picture. */
export const cameraHeaders: Record<string, string> = { "permissions-policy": permissionsPolicy("(self)") };

function permissionsPolicy(camera: "()" | "(self)"): string {
  return `camera=${camera}, microphone=(), geolocation=(), payment=()`;
}
