import { expect, it } from "vitest";
import { readRuby } from "../../../shared/ruby/ruby-marks.ts";
import { displayDateTime } from "../../../shared/time/tokyo-time.ts";
import { composeMail } from "./compose-mail.server.ts";
import { drawRubyInMail } from "./draw-ruby-in-mail.ts";

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

it("Korean breaks between its words in every cell with words, other languages as before", () => {
  const breaks = (language: "ko" | "ja") => {
    const content = {
      language,
      subject: "차 모임",
      greeting: "안녕하세요",
      paragraphs: ["함께 차를 마십니다"],
      footer: "차",
    };
    return new Set(composeMail("https://tsudoi.test", content).html.match(/word-break:[\w-]+/g));
  };
  expect([...breaks("ko")]).toEqual(["word-break:keep-all"]);
  expect([...breaks("ja")]).toEqual(["word-break:break-word"]);
});

it("readings stand over the words in a mail's HTML, and nowhere else of it", () => {
  const time = displayDateTime(new Date("2026-12-05T18:00:00+09:00"), "ja-easy");
  const word = readRuby("{申込|もうしこみ}");
  const { subject, html, text } = composeMail("https://tsudoi.test", {
    language: "ja-easy",
    subject: `${word} <1>`,
    greeting: "",
    paragraphs: [`${word} & ${time}`],
    facts: [["いつ", time]],
    code: { lead: word, letters: "AB", alt: `${word} AB`, png: Buffer.from(""), size: 1 },
    footer: "",
  });
  expect(subject).toBe("申込 <1>");
  expect(text).toContain("申込 & 2026年12月05日 午後6:00");
  const shown = html.replaceAll(/<!--.*?-->/gs, "");
  const drawn = '<ruby>申込<rp>(</rp><rt aria-hidden="true">もうしこみ</rt><rp>)</rp></ruby>';
  expect(shown).toContain(`${drawn} &lt;1&gt;</h1>`);
  expect(shown.split(drawn)).toHaveLength(4);
  for (const bare of [
    "<title>申込 &lt;1&gt;</title>",
    'aria-label="申込 &lt;1&gt;"',
    'alt="申込 AB"',
    ">申込 &amp; 2026年",
  ]) {
    expect(shown).toContain(bare);
  }
  for (const part of [subject, html, text]) expect(part).not.toMatch(/[\uFFF9-\uFFFB]/);
});

it("Outlook, which would run readings into the sentence, gets the words alone", () => {
  const html = drawRubyInMail(readRuby("{申込|もうしこみ}が"));
  expect(html.replaceAll(/<!--\[if !mso\]>.*?<!\[endif\]-->/gs, "")).toBe("<ruby>申込</ruby>が");
});
