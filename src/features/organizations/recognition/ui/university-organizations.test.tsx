import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { callsOf, refusal, serve } from "../../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { Language } from "../../../../shared/languages/languages.ts";
import type { RecognitionOfStaff, UniversityOrganization } from "../recognitions.contract.ts";
import { UniversityOrganizations } from "./university-organizations.tsx";

const put = "PUT /universities/{id}/recognitions/{organization_id}";
const recognition: RecognitionOfStaff = {
  university: { id: 55, name_en: "Kyoto", name_ja: "京都", prefecture_id: 26, snake_name: "Kyoto" },
  level_ja: "準公認",
  level_en: "Associated",
  valid_until: "2099-05-31",
  granted_at: "2026-11-20T12:00:00.000+09:00",
  withdrawn_at: null,
  is_in_force: true,
  renamed_from: null,
};
const recognised = { id: 7, organization_name: "Tea Circle", recognitions: [recognition] };
const ended: UniversityOrganization = {
  id: 8,
  organization_name: "Go Club",
  recognitions: [{ ...recognition, valid_until: "2026-03-31", is_in_force: false }],
};

async function open(
  organization: UniversityOrganization,
  action: "change" | "recognise",
  language: Language = "en",
) {
  serve({ [put]: recognition });
  const page = await show(
    <UniversityOrganizations
      universityId={55}
      organizations={[organization]}
      mayRecognise
      onChanged={vi.fn(async () => {})}
    />,
    { language },
  );
  const { organization_name: name } = organization;
  await page.user.click(
    screen.getByRole("button", { name: `${page.t(`university_page.${action}`)}: ${name}` }),
  );
  return { ...page, dialog: within(await screen.findByRole("dialog")) };
}

const valuesIn = (form: HTMLFormElement | null) => Object.fromEntries(new FormData(form ?? undefined));

it.each([
  ["ja", "Tea Circleの認定を変更", "保存する"],
  ["en", "Change recognition: Tea Circle", "Save"],
] as const)(
  "in %s a recognition that holds is changed: called so, with its words and last day, and saved",
  async (language, title, save) => {
    const { user, dialog } = await open(recognised, "change", language);
    expect(dialog.getByRole("heading", { name: title })).toBeTruthy();
    const button = dialog.getByRole<HTMLButtonElement>("button", { name: save });
    const values = { level_ja: "準公認", level_en: "Associated", valid_until: "2099-05-31" };
    expect(valuesIn(button.form)).toEqual(values);
    await user.click(button);
    expect(callsOf(put).map(({ body }) => body)).toEqual([values]);
  },
);

it("one that has ended is given anew: called so, with its words and the next usual last day", async () => {
  const { t, dialog } = await open(ended, "recognise");
  expect(
    dialog.getByRole("heading", { name: t("university_page.recognise_title", { organization: "Go Club" }) }),
  ).toBeTruthy();
  const button = dialog.getByRole<HTMLButtonElement>("button", { name: t("university_page.recognise") });
  const { valid_until, ...levels } = valuesIn(button.form);
  expect(levels).toEqual({ level_ja: "準公認", level_en: "Associated" });
  expect(valid_until).toMatch(/^20\d\d-0[35]-31$/);
});

it("what is refused of a field is said at it alone", async () => {
  const { t, user, dialog } = await open(recognised, "change");
  serve({ [put]: refusal(422, { errors: { valid_until: ["must be in the future"] } }) });
  await user.click(dialog.getByRole("button", { name: t("admin.save") }));
  expect(await dialog.findAllByText(/must not be over/)).toHaveLength(1);
  expect(dialog.queryByRole("alert")).toBeNull();
});
