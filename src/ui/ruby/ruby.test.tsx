import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { openTexts } from "../../shared/languages/catalogues/catalogues.ts";
import { readRuby } from "../../shared/ruby/ruby-marks.ts";
import { Link } from "../base/link.tsx";
import { RichText, TextsProvider } from "../texts/texts.tsx";
import { startDrawingRuby } from "./draw-ruby.ts";

const close = readRuby("{締切|しめきり}まで");
const drawn = '<span><ruby>締切<rp>(</rp><rt aria-hidden="true">しめきり</rt><rp>)</rp></ruby>まで</span>';

beforeAll(startDrawingRuby);

test("a line does not break between a word and its number", () => {
  const html = renderToStaticMarkup(
    <p>{readRuby("{午前|ごぜん}9:30から{午後|ごご}6{時|じ}、{残|のこり}-1,234")}</p>,
  );
  const whole = [...html.matchAll(/<span style="white-space:nowrap">(.*?)<\/span>/g)].map(([, inner]) =>
    inner?.replaceAll(/<r[tp].*?<\/r[tp]>|<\/?ruby>/g, ""),
  );
  expect(whole).toEqual(["午前9:30", "午後6", "残-1,234"]);
  expect(html.replaceAll(/<r[tp].*?<\/r[tp]>|<[^>]*>/g, "")).toBe("午前9:30から午後6時、残-1,234");
});

function Card({ label, children }: { label: string; children: string }) {
  return (
    <li>
      <b>{label}</b>
      {children}
    </li>
  );
}

function PageWithLink() {
  return (
    <Link to="/" aria-label={close}>
      {close}
    </Link>
  );
}

test("a text with readings is drawn as ruby in whatever element or component it stands", () => {
  expect(renderToStaticMarkup(<p>{close}</p>)).toBe(`<p>${drawn}</p>`);
  expect(renderToStaticMarkup(<>{close}</>)).toBe(drawn);
  expect(
    renderToStaticMarkup(
      <p>
        1: {close} {[close]}
      </p>,
    ),
  ).toBe(`<p>1: ${drawn} ${drawn}</p>`);
  expect(renderToStaticMarkup(<Card label={close}>{close}</Card>)).toBe(`<li><b>${drawn}</b>${drawn}</li>`);
  const spread = { title: close };
  expect(
    renderToStaticMarkup(
      <p {...spread} key="keyed">
        {close} 2
      </p>,
    ),
  ).toBe(`<p title="締切まで">${drawn} 2</p>`);
  const Page = createRoutesStub([{ path: "/", Component: PageWithLink }]);
  expect(renderToStaticMarkup(<Page />)).toContain(`aria-label="締切まで"`);
  expect(renderToStaticMarkup(<Page />)).toContain(`>${drawn}</a>`);
});

test("attributes, and elements that hold letters alone, have the text without readings", () => {
  const page = (
    <form title={close} aria-label={close}>
      <title>{close}</title>
      <meta content={close} />
      <input placeholder={close} defaultValue={close} />
      <textarea defaultValue={close} />
      <select>
        <option>{close} (1)</option>
      </select>
      <svg>
        <title>{close}</title>
        <text>{close}</text>
      </svg>
    </form>
  );
  const html = renderToStaticMarkup(page);
  expect(html.match(/締切まで/g)).toHaveLength(10);
  expect(html).not.toMatch(/ruby|しめきり|[\uFFF9-\uFFFB]/);
});

test("readings are drawn within and around the elements of a text", () => {
  const texts = openTexts("ja", { "home.title": readRuby("{次|つぎ}の<0>{締切|しめきり}</0>") } as never);
  const html = renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <RichText id={"home.title" as never} components={{ 0: <b /> }} />
    </TextsProvider>,
  );
  expect(html).toContain(
    '<ruby>次<rp>(</rp><rt aria-hidden="true">つぎ</rt><rp>)</rp></ruby>の</span><b><span><ruby>締切',
  );
  expect(html).toContain("</ruby></span></b>");
});

test("what somebody writes as a mark is what they have written", () => {
  expect(renderToStaticMarkup(<p title="{漢字|かんじ}">{"{漢字|かんじ}"}</p>)).toBe(
    '<p title="{漢字|かんじ}">{漢字|かんじ}</p>',
  );
});
