import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { textsToRender } from "../../src/app/language/all-texts.server.ts";
import { pageEncoding } from "../../src/app/rendering/page-encoding.server.ts";
import { Footer } from "../../src/app/shell/footer.tsx";
import { Header } from "../../src/app/shell/header/header.tsx";
import { shareMarkup } from "../../src/app/shell/shared-markup/share-markup.server.ts";
import {
  type NewlyRendered,
  RenderedElements,
  sharedMarkup,
} from "../../src/app/shell/shared-markup/shared-element.tsx";
import { languages, otherReadings } from "../../src/shared/languages/languages.ts";
import { secondLanguagesFor, type TextReader } from "../../src/shared/languages/readers/text-reader.ts";
import { nothingChosen, SecondLanguage } from "../../src/ui/texts/reader.tsx";
import { TextsProvider } from "../../src/ui/texts/texts.tsx";

beforeEach(() => sharedMarkup.clear());

interface Page {
  reader: TextReader;
  path?: string;
  handle?: object;
  university?: { name_ja: string; name_en: string };
}

/** A page whose content has a header and a footer of its own. */
const Shell = () => (
  <>
    <Header />
    <main>
      <header lang="en">Tea</header>
      <footer lang="en">ends at five</footer>
    </main>
    <Footer />
  </>
);

/** @param rendered null for a header and a footer that are rendered whatever was rendered before */
async function render(
  { reader, path = "/events/1", handle, university }: Page,
  rendered: NewlyRendered | null,
): Promise<string> {
  const child = { id: "page", path: "*", handle };
  const Site = createRoutesStub([{ id: "root", path: "/", Component: Shell, children: [child] }]);
  const { search } = new URL(path, "http://tsudoi.test");
  const { language, second = null } = reader;
  const { prelude } = await prerenderToNodeStream(
    <TextsProvider texts={textsToRender(language)}>
      <SecondLanguage value={{ ...nothingChosen, second }}>
        <RenderedElements value={rendered}>
          <Site
            initialEntries={[path]}
            hydrationData={{ loaderData: { root: { search }, page: { university } } }}
          />
        </RenderedElements>
      </SecondLanguage>
    </TextsProvider>,
  );
  return text(prelude);
}

/** As the server renders a page, which has what was rendered before. */
async function serve(page: Page): Promise<string> {
  const rendered: NewlyRendered = new Map();
  const html = await render(page, rendered);
  shareMarkup(rendered, Buffer.from(html).toString(pageEncoding));
  return html;
}

const withReadings = languages.flatMap((language) => [language, otherReadings(language) ?? []].flat());
const readers = withReadings.flatMap((language): TextReader[] =>
  [null, ...secondLanguagesFor(language)].map((second) => ({ language, second })),
);
const selection = { header: "selection" };
const ofUniversity = { header: "university" };
const [kyoto, osaka] = ["Kyoto", "Osaka"].map((name) => ({ name_ja: name, name_en: name }));

it("pages of all readers and kinds have the same headers and footers as if no page had been rendered before", async () => {
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

it("a header and a footer are rendered once for the pages that have the same, and a header each time where it repeats the address", async () => {
  const renderedBy = async (page: Page) => {
    const rendered: NewlyRendered = new Map();
    await render(page, rendered);
    return [...rendered.values()];
  };
  const reader: TextReader = { language: "ja" };
  await serve({ reader });
  expect(await renderedBy({ reader, path: "/login" })).toEqual([]);
  expect(await renderedBy({ reader, handle: selection })).toEqual(["header selection ja"]);
  expect(await renderedBy({ reader: { language: "en" } })).toEqual(["header none en", "footer en"]);
  for (let time = 0; time < 2; time += 1) await serve({ reader, path: "/login?redirect_to=/me" });
  expect([...sharedMarkup.keys()]).toEqual(["header none ja", "footer ja"]);
});
