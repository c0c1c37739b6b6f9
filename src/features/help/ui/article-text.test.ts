import { expect, test } from "vitest";
import { render } from "../render-markdown.worker.ts";

test("words of an article have their readings over them, within other marks too, but not in code", () => {
  const html = render("## {案内|あんない}\n\n**{申|もう}し{込|こ}み** `{漢字|かんじ}` {count} {a|b}");
  const ruby = (base: string, reading: string) =>
    `<ruby>${base}<rp>(</rp><rt aria-hidden="true">${reading}</rt><rp>)</rp></ruby>`;
  expect(html).toContain(`<h2>${ruby("案内", "あんない")}</h2>`);
  expect(html).toContain(`<strong>${ruby("申", "もう")}し${ruby("込", "こ")}み</strong>`);
  expect(html).toContain("<code>漢字</code> {count} {a|b}");
});

test("annotations that somebody types are no readings", () => {
  expect(render("\uFFF9<b>\uFFFAx")).not.toMatch(/ruby|<b>/);
});
