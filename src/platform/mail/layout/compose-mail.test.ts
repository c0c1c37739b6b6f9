import { expect, it } from "vitest";
import { composeMail } from "./compose-mail.server.ts";

const description = `**Bring** a <b>cup</b>:
- tea & cake
- https://example.com/map"x

[Enter](https://example.com/enter) or [never](javascript:alert(1))`;

it("a description in a mail has lists, bold and links, and nothing else that somebody wrote becomes a tag", () => {
  const { html, text } = composeMail("https://tsudoi.test", {
    language: "en",
    subject: "Tea",
    greeting: "Hello,",
    paragraphs: [],
    description,
    footer: "Why",
  });
  expect(html).toContain("<strong>Bring</strong> a &lt;b&gt;cup&lt;/b&gt;:");
  expect(html).toContain("<li>tea &amp; cake</li>");
  expect(html).toMatch(
    /<a class="indigo" href="https:\/\/example\.com\/map" [^>]*>https:\/\/example\.com\/map<\/a>&quot;x/,
  );
  expect(html).toMatch(/<a class="indigo" href="https:\/\/example\.com\/enter" [^>]*>Enter<\/a>/);
  expect(html).not.toMatch(/href="javascript/);
  expect(text).toContain(
    'Bring a <b>cup</b>:\n\n- tea & cake\n- https://example.com/map"x\n\nEnter (https://example.com/enter) or',
  );
});
