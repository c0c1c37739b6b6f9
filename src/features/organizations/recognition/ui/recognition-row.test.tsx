import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../../../../tests/support/components/show.tsx";
import { RecognitionRow } from "./recognition-row.tsx";

const kyoto = {
  id: 54,
  name_en: "Kyoto University",
  name_ja: "京都大学",
  prefecture_id: 26,
  snake_name: "Kyoto_University",
};

const open = (renamed_from: string | null, universityId = kyoto.id) => {
  const recognition = {
    university: kyoto,
    level_ja: "公認",
    level_en: "Official",
    valid_until: "2999-03-31",
    granted_at: "2026-04-01T12:00:00.000+09:00",
    withdrawn_at: null,
    is_in_force: true,
    renamed_from,
  };
  const organization = {
    id: 1,
    organization_name: "Coffee Club",
    recognitions: [recognition],
    reports_count: 0,
  };
  return show(
    <ul>
      <RecognitionRow {...{ universityId, organization }} onRecognise={() => {}} onWithdraw={() => {}} />
    </ul>,
  );
};

it("staff see that an organization has renamed itself since they recognised it, and how it was called", async () => {
  const { t } = await open("Tea Club");
  expect(screen.getByText(t("university_page.renamed"))).toBeTruthy();
  expect(screen.getByText(t("university_page.renamed_from", { name: "Tea Club" }))).toBeTruthy();
});

it.each([
  ["has its name still", null, kyoto.id],
  ["has renamed itself since another university recognised it", "Tea Club", kyoto.id + 1],
])("staff see nothing of it where an organization %s", async (_what, former, universityId) => {
  const { t } = await open(former, universityId);
  expect(screen.queryByText(t("university_page.renamed"))).toBeNull();
});
