import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../../../tests/support/components/show.tsx";
import { embedCode } from "./embed-code.ts";
import { EmbedPanel } from "./embed-panel.tsx";

it("the code is a frame of one page, and no title can end an attribute of it", () => {
  const code = embedCode("https://tsudoi.test", {
    kind: "events",
    id: 5,
    title: `"><script>x</script>&`,
    language: "ja",
  });
  expect(code).toContain('<iframe src="https://tsudoi.test/embed/events/5?lang=ja"');
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;x&lt;/script&gt;&amp;"');
});

it("the code names the language that is chosen, or leaves it to the reader's browser", async () => {
  const { user, t } = await show(<EmbedPanel kind="organizations" id={7} title="Tea club" />);
  const code = () => screen.getByLabelText<HTMLTextAreaElement>(t("embed_code.code")).value;
  expect(code()).toContain('/embed/organizations/7" title="Tea club"');
  await user.selectOptions(screen.getByLabelText(t("embed_code.language")), "ja");
  expect(code()).toContain("/embed/organizations/7?lang=ja");
});

it("the preview is fetched when it is asked for", async () => {
  const { user, t } = await show(<EmbedPanel kind="events" id={7} title="Tea" />);
  expect(screen.queryByTitle(t("embed_code.preview", { title: "Tea" }))).toBeNull();
  await user.click(screen.getByRole("button", { name: t("embed_code.show") }));
  const frame = screen.getByTitle<HTMLIFrameElement>(t("embed_code.preview", { title: "Tea" }));
  expect(frame.getAttribute("src")).toBe("/embed/events/7");
});
