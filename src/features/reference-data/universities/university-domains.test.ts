import { expect, it } from "vitest";
import { startTestServer } from "../../../../tests/support/server.ts";
import { readReferenceFile } from "../read-reference-files.server.ts";
import { universityDomains, universityOfAddress } from "./university-domains.server.ts";

const { api } = await startTestServer();
const rows = readReferenceFile("university_domains");
const names = new Map(readReferenceFile("universities").map((cells) => [cells.id, cells["name.ja"]]));

/** Universities that have their mail elsewhere than under ac.jp, where Japan's registry lets nobody but schools in. */
const outsideOfSchools = ["keio.jp", "naist.jp", "oist.jp", "waseda.jp"];

/** No source is known that has them; whoever finds one gives it. */
const withoutSource = ["ishikawa-pu.ac.jp"];

it("every domain is of a university of the list, by its name", () => {
  expect(rows.length).toBeGreaterThanOrEqual(150);
  for (const cells of rows)
    expect([cells.university_id, cells["name.ja"]]).toEqual([
      cells.university_id,
      names.get(cells.university_id ?? ""),
    ]);
});

it("every domain is in lower case, stands once, and ends in ac.jp or is named here", () => {
  const domains = universityDomains.map(({ domain }) => domain);
  expect(new Set(domains).size).toBe(domains.length);
  for (const domain of domains) {
    expect(domain).toMatch(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+jp$/);
    if (!domain.endsWith(".ac.jp")) expect(outsideOfSchools).toContain(domain);
  }
});

it("every domain names a public list that has it or, under ac.jp, a page at the domain itself, or is named here", () => {
  const lists =
    /^https:\/\/github\.com\/(?:JetBrains\/swot\/blob\/master\/lib\/domains\/(?<path>.+)\.txt|Hipo\/university-domains-list|RCOSDP\/weko)$/;
  const without = rows.filter(({ source }) => !source).map(({ domain = "" }) => domain);
  expect(without.sort()).toEqual(withoutSource);
  for (const { domain = "", source = "" } of rows.filter((row) => row.source)) {
    const found = lists.exec(source);
    // That of JetBrains has a file for each domain.
    const { path } = found?.groups ?? {};
    if (path) expect(path.split("/").reverse().join(".")).toBe(domain);
    if (!found) {
      // Only at the domain or below it does a page tell whose domain it is, and only where none but schools get one.
      const { host } = /^https?:\/\/(?<host>[a-z\d.-]+)\/\S+$/.exec(source)?.groups ?? {};
      expect(`.${host}`.endsWith(`.${domain}`), source).toBe(true);
      expect(domain).toMatch(/\.ac\.jp$/);
    }
  }
});

it("GET /masters/university_domains answers them", async () => {
  const { status, body } = await api("GET /masters/university_domains");
  expect(status).toBe(200);
  expect(body.data).toEqual(universityDomains);
  expect(body.data).toContainEqual({ university_id: 22, domain: "u-tokyo.ac.jp" });
});

const tokyo = 22;
const [doshisha, womensDoshisha] = [613, 614];

it.each([
  ["a@u-tokyo.ac.jp", tokyo],
  ["a+tag@u-tokyo.ac.jp", tokyo],
  ["1234567890@g.ecc.u-tokyo.ac.jp", tokyo],
  ["a@mail.doshisha.ac.jp", doshisha],
  ["a@dwc.doshisha.ac.jp", womensDoshisha],
  ["a@mail.dwc.doshisha.ac.jp", womensDoshisha],
])("%s is an address of a university, under the longest domain that is known", (address, university) => {
  expect(universityOfAddress(address)).toBe(university);
});

it.each([
  "a@evil-u-tokyo.ac.jp",
  "a@u-tokyo.ac.jp.evil.example",
  "a@u-tokyo.ac.jp.",
  "a@.u-tokyo.ac.jp",
  "a@evil.example@u-tokyo.ac.jp",
  '"a@evil.example"@u-tokyo.ac.jp',
  "a@evil.example\r\nbcc:b@u-tokyo.ac.jp",
  "a@u-tokyо.ac.jp",
  "a@u‐tokyo.ac.jp",
  "a@u-tokyo。ac。jp",
  "a@xn--u-toky-0of.ac.jp",
  "a@u-tokyo..ac.jp",
  "a@[133.11.0.1]",
  "a@ac.jp",
  "a@jp",
  "@u-tokyo.ac.jp",
  "u-tokyo.ac.jp",
  "",
])("%j is no address of a university", (address) => {
  expect(universityOfAddress(address)).toBeNull();
});
