import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { lost, refusal, serve } from "../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../tests/support/components/show.tsx";
import type { Language } from "../../../shared/languages/languages.ts";
import { InquiryDialog } from "./inquiry-dialog.tsx";

const call = "PUT /events/{id}/inquiries/{inquiry_id}";
const inquiry = {
  id: 3,
  question: { ja: null, en: "Is there parking?" },
  answer: { ja: null, en: null },
  is_published: false,
  created_at: "2026-11-20T12:00:00.000+09:00",
};

async function publish(answer: Parameters<typeof serve>[0][typeof call], language: Language = "en") {
  serve({ [call]: answer });
  const page = await show(
    <InquiryDialog eventId={21} inquiry={inquiry} onClose={vi.fn()} onSaved={vi.fn()} />,
    { language },
  );
  await page.user.click(await screen.findByRole("checkbox", { name: page.t("inquiries.on_page") }));
  await page.user.click(screen.getByRole("button", { name: page.t("admin.save") }));
  return page;
}

it("what is missing is said at its field alone", async () => {
  await publish(refusal(422, { errors: { answer: ["can't be blank"] } }));
  const said = await screen.findAllByText(/blank|fill|enter/i);
  expect(said).toHaveLength(1);
  expect(said[0]?.closest("fieldset")).not.toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("what has no field is said beside the form", async () => {
  const { t } = await publish(lost);
  expect((await screen.findByRole("alert")).textContent).toContain(t("admin.unreachable"));
});

it("so is a refusal of the whole, beside what is missing", async () => {
  await publish(refusal(422, { errors: { answer: ["can't be blank"], organization: ["is suspended"] } }));
  expect(await screen.findByRole("alert")).toBeTruthy();
});

it("the answer is asked for in the language in which the question stands, whatever the reader's", async () => {
  await publish(refusal(422, { errors: { answer: ["can't be blank"] } }), "ja");
  const [, answer] = await screen.findAllByRole("textbox", { name: "英語" });
  await waitFor(() => expect(answer?.getAttribute("aria-invalid")).toBe("true"));
});
