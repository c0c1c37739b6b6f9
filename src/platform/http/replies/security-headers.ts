/** On every answer: nothing is guessed from content, nothing leaks in referrers, no page of ours is framed. */
export const securityHeaders: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": permissionsPolicy("()"),
};

/** In place of what stands above, on a page that shows the camera's picture. */
export const cameraHeaders: Record<string, string> = { "permissions-policy": permissionsPolicy("(self)") };

function permissionsPolicy(camera: "()" | "(self)"): string {
  return `camera=${camera}, microphone=(), geolocation=(), payment=()`;
}
