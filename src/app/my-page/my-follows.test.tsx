import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Data, serve } from "../../../tests/support/components/fake-api.ts";
import { show } from "../../../tests/support/components/show.tsx";
import { MyFollows } from "./my-follows.tsx";

const university = { id: 54, name_en: "Kyoto", name_ja: "京都", prefecture_id: 26, snake_name: "Kyoto" };
const follows = [
  {
    id: 7,
    organization_name: "Tea Circle",
    recognitions: [{ university, level_ja: "公認", level_en: "Official", valid_until: "2027-03-31" }],
  },
  { id: 8, organization_name: "Go Club", recognitions: [] },
] as unknown as Data<"GET /users/own/follows">;

it("of what one follows it is told which university recognises it, as what", async () => {
  serve({ "GET /users/own/follows": follows });
  await show(<MyFollows userId={1} />);
  const [first, second] = await screen.findAllByRole("listitem");
  expect(first?.textContent).toContain("Kyoto · Official");
  expect(second?.textContent).not.toContain("Kyoto");
});
