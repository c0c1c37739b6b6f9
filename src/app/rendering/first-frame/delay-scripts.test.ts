import { expect, it } from "vitest";
import { delayScripts } from "./delay-scripts.server.ts";

it("modules and what they import wait for the first frame, with their texts as they are; other scripts run at once", () => {
  const page =
    '<head><link rel="modulepreload" href="/assets/home.js"/><script>mark()</script></head>' +
    '<body><script type="application/ld+json">{}</script><script type="module" async="">import "/assets/home.js";</script></body>';
  expect(delayScripts(page)).toBe(
    '<head><link rel="later" href="/assets/home.js"/><script>mark()</script></head>' +
      '<body><script type="application/ld+json">{}</script><script type="later">import "/assets/home.js";</script></body>',
  );
});
