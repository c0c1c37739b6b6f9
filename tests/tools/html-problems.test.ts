import { expect, it } from "vitest";
import { htmlProblems } from "../support/html-problems.ts";

it.each([
  ['<img src="a.svg" sizes="100vw" alt="">', "<img> has sizes without srcset"],
  [
    '<link rel="preload" as="image" href="a.svg" imagesizes="100vw"/>',
    "<link> has imagesizes without imagesrcset",
  ],
  ['<p id="a"></p><p id="a"></p>', "the id a stands twice"],
  ['<p aria-labelledby="a b" id="a"></p>', "aria-labelledby leads to no b"],
  ['<a href="/"><span><button type="button">x</button></span></a>', "<button> stands within <a>"],
])("in %s a validator finds what the check of pages finds", (html, problem) => {
  expect(htmlProblems(html)).toEqual([problem]);
});

it("nothing is said against pictures in sizes, icons, and buttons beside each other", () => {
  const html = `<link rel="icon" sizes="any" href="i.svg"/><img srcset="a 1w" sizes="1px" alt=""/>
    <script>"<p id='a'><p id=\\"a\\">"</script><a href="/" id="a">x</a><button type="button" aria-describedby="a">y</button>`;
  expect(htmlProblems(html)).toEqual([]);
});
