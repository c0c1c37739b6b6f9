import { expect, it } from "vitest";
import { type AppError, Problems } from "../../../shared/app-error.ts";
import { mergeOrganizationEntries } from "./organization-language-entries.ts";

type Sent = Parameters<typeof mergeOrganizationEntries>[1][number];

const stored = { id: 5, language_id: 2, is_main: true, name: "Tea", description: "Green" };
function merge(sent: Sent[], before = [stored]) {
  const problems = new Problems();
  const entries = mergeOrganizationEntries(before, sent, problems);
  try {
    problems.throwIfAny();
    return { entries, wrong: {} };
  } catch (error) {
    return { entries, wrong: (error as AppError).fields };
  }
}

it("a text keeps what was not sent and takes what was", () => {
  expect(merge([{ id: 5 }])).toEqual({ entries: [stored], wrong: {} });
  expect(merge([{ id: 5, name: "Tea Circle", discription: "" }]).entries).toEqual([
    { ...stored, name: "Tea Circle", description: "" },
  ]);
});

it("a new text needs a name; one that is there may lose its own", () => {
  const nameless = { name: [{ code: "name_required" }] };
  expect(merge([{ language_id: 1, discription: "x" }])).toEqual({
    entries: [stored, { id: null, language_id: 1, is_main: false, name: "", description: "x" }],
    wrong: nameless,
  });
  expect(merge([{ language_id: 1, name: "茶" }])).toEqual({
    entries: [stored, { id: null, language_id: 1, is_main: false, name: "茶", description: "" }],
    wrong: {},
  });
  expect(merge([{ id: 5, name: "" }]).wrong).toEqual({});
});

it("what is wrong is told under the organization's own names", () => {
  expect(() => merge([{ id: 999 }])).toThrow(
    expect.objectContaining({ fields: { language_organization: [{ code: "not_found" }] } }),
  );
  expect(Object.keys(merge([{ id: 5, _destroy: true }]).wrong)).toEqual(["language_organizations"]);
});
