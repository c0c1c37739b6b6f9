import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { textsToRender } from "../../src/app/language/all-texts.server.ts";
import { pageEncoding } from "../../src/app/rendering/page-encoding.server.ts";
import { Header } from "../../src/app/shell/header/header.tsx";
import { headerMarkup, RenderedHeader } from "../../src/app/shell/header/header-markup.ts";
import { rememberHeader } from "../../src/app/shell/header/remember-header.server.ts";
import { languages, otherReadings } from "../../src/shared/languages/languages.ts";
import { secondLanguagesFor, type TextReader } from "../../src/shared/languages/readers/text-reader.ts";
import { nothingChosen, SecondLanguage } from "../../src/ui/texts/reader.tsx";
import { TextsProvider } from "../../src/ui/texts/texts.tsx";

beforeEach(() => headerMarkup.clear());

interface Page {
  reader: TextReader;
  path?: string;
  handle?: object;
  university?: { name_ja: string; name_en: string };
}

/** @param rendered null for a header that is rendered whatever was rendered before */
async function render(
  { reader, path = "/events/1", handle, university }: Page,
  rendered: { key: string | null } | null,
): Promise<string> {
  const child = { id: "page", path: "*", handle };
  const Site = createRoutesStub([{ id: "root", path: "/", Component: Header, children: [child] }]);
  const { search } = new URL(path, "http://tsudoi.test");
  const { language, second = null } = reader;
  const { prelude } = await prerenderToNodeStream(
    <TextsProvider texts={textsToRender(language)}>
      <SecondLanguage value={{ ...nothingChosen, second }}>
        <RenderedHeader value={rendered}>
          <Site
            initialEntries={[path]}
            hydrationData={{ loaderData: { root: { search }, page: { university } } }}
          />
        </RenderedHeader>
      </SecondLanguage>
    </TextsProvider>,
  );
  return text(prelude);
}

/** As the server renders a page, which has what was rendered before. */
async function serve(page: Page): Promise<string> {
  const rendered = { key: null };
  const html = await render(page, rendered);
  if (rendered.key) rememberHeader(rendered.key, Buffer.from(html).toString(pageEncoding));
  return html;
}

const withReadings = languages.flatMap((language) => [language, otherReadings(language) ?? []].flat());
const readers = withReadings.flatMap((language): TextReader[] =>
  [null, ...secondLanguagesFor(language)].map((second) => ({ language, second })),
);
const selection = { header: "selection" };
const ofUniversity = { header: "university" };
const [kyoto, osaka] = ["Kyoto", "Osaka"].map((name) => ({ name_ja: name, name_en: name }));

it("pages of all readers and kinds have the same headers as if no page had been rendered before", async () => {
  const pages = readers.flatMap((reader): Page[] => [
    { reader },
    { reader, path: "/login" },
    { reader, path: "/", handle: selection },
    { reader, path: "/calendar", handle: selection },
    { reader, path: "/u/kyoto", handle: ofUniversity, university: kyoto },
    { reader, path: "/u/osaka", handle: ofUniversity, university: osaka },
    { reader, path: "/login?redirect_to=/manage" },
    { reader, path: "/login?redirect_to=/me" },
    { reader, path: "/?q=tea", handle: selection },
  ]);
  for (const page of [...pages, ...pages]) expect(await serve(page)).toBe(await render(page, null));
});

it("a header is rendered once for the pages that have the same, and each time where it repeats the address", async () => {
  const keyOf = async (page: Page) => {
    const rendered = { key: "none" };
    await render(page, rendered);
    return rendered.key;
  };
  const reader: TextReader = { language: "ja" };
  await serve({ reader });
  expect(await keyOf({ reader, path: "/login" })).toBe("none");
  expect(await keyOf({ reader, handle: selection })).toBe("selection ja");
  expect(await keyOf({ reader: { language: "en" } })).toBe("none en");
  for (let time = 0; time < 2; time += 1) await serve({ reader, path: "/login?redirect_to=/me" });
  expect(headerMarkup.size).toBe(1);
});
