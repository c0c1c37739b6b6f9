import { Hono } from "hono";
import { securityHeaders } from "../platform/http/replies/security-headers.ts";
import type { Platform } from "../platform/platform.ts";
import { writtenLanguages } from "../shared/languages/languages.ts";
import { supportEmail } from "../shared/support-email.ts";
import { dayMs } from "../shared/time/milliseconds.ts";

const daysValid = 180;

/** The addresses at which programs look by agreement: whom to tell of a hole (RFC 9116), and where a password is changed. */
export function wellKnown({ settings, clock }: Pick<Platform, "settings" | "clock">): Hono {
  const app = new Hono().basePath("/.well-known");
  app.get("/security.txt", () => {
    const today = Math.floor(clock.now().getTime() / dayMs) * dayMs;
    const lines = [
      `Contact: mailto:${supportEmail}`,
      `Expires: ${new Date(today + daysValid * dayMs).toISOString()}`,
      `Preferred-Languages: ${writtenLanguages.join(", ")}`,
      `Canonical: ${settings.publicUrl}/.well-known/security.txt`,
    ];
    return new Response(`${lines.join("\n")}\n`, {
      headers: {
        ...securityHeaders,
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-cache",
      },
    });
  });
  app.get("/change-password", () => {
    return new Response(null, {
      status: 302,
      headers: { ...securityHeaders, location: "/password", "cache-control": "no-cache" },
    });
  });
  return app;
}
