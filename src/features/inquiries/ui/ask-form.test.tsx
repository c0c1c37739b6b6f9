import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, lost, refusal, serve } from "../../../../tests/support/components/fake-api.ts";
import { signIn } from "../../../../tests/support/components/samples.ts";
import { show } from "../../../../tests/support/components/show.tsx";
import AskForm from "./ask-form.tsx";
import { replyAddress } from "./reply-address.ts";

const call = "POST /events/{id}/inquiries";

async function open() {
  const page = await show(<AskForm eventId={21} />);
  const { t, user } = page;
  const text = await screen.findByRole<HTMLTextAreaElement>("textbox", {
    name: new RegExp(t("inquiry.text")),
  });
  await user.type(text, "Is there parking?");
  return {
    ...page,
    text,
    email: () => screen.queryByRole<HTMLInputElement>("textbox", { name: new RegExp(t("inquiry.email")) }),
    send: () => user.click(screen.getByRole("button", { name: t("inquiry.send") })),
  };
}

it("a visitor names an address, and is told where the answer goes", async () => {
  serve({ [call]: { id: 1 } });
  const { t, user, email, send } = await open();
  await send();
  expect(await screen.findByText(t("inquiry.email_blank"))).toBeTruthy();
  expect(callsOf(call)).toEqual([]);
  await user.type(email() as HTMLElement, "asker@example.com");
  await send();
  expect(await screen.findByText(t("inquiry.sent", { email: "asker@example.com" }))).toBeTruthy();
  expect(callsOf(call)[0]?.body).toEqual({ text: "Is there parking?", email: "asker@example.com" });
});

it("who is signed in is asked for no address", async () => {
  serve({ [call]: { id: 1 } });
  signIn({ email: "mai@example.com" });
  const { t, email, send } = await open();
  await screen.findByText(t("inquiry.next_signed_in", { email: "mai@example.com" }));
  expect(email()).toBeNull();
  await send();
  expect(await screen.findByText(t("inquiry.sent", { email: "mai@example.com" }))).toBeTruthy();
  expect(callsOf(call)[0]?.body).toEqual({ text: "Is there parking?" });
});

it("what is typed stays where the connection is lost, or links are refused", async () => {
  serve({ [call]: lost });
  const { t, user, text, email, send } = await open();
  await user.type(email() as HTMLElement, "asker@example.com");
  await send();
  expect(await screen.findByText(t("apply.unreachable"))).toBeTruthy();
  serve({ [call]: refusal(422, { errors: { text: ["can't contain links"] } }) });
  await send();
  expect(await screen.findAllByText(/Links are not possible here/)).toHaveLength(1);
  expect([text.value, email()?.value]).toEqual(["Is there parking?", "asker@example.com"]);
});

it("who is signed in no longer is asked for an address, and keeps the question", async () => {
  signIn({ email: "mai@example.com" });
  const { t, text, email, send } = await open();
  await screen.findByText(t("inquiry.next_signed_in", { email: "mai@example.com" }));
  serve({
    [call]: refusal(422, { errors: { email: ["can't be blank"] } }),
    "GET /users/own": refusal(401),
  });
  await send();
  await expect.poll(email).not.toBeNull();
  expect(text.value).toBe("Is there parking?");
});

it("an organizer's answer by mail quotes the question, whatever stands in it", () => {
  expect(replyAddress("a+b@example.com", "Tea & cake", "One?\nTwo&body=x")).toBe(
    "mailto:a%2Bb%40example.com?subject=Re%3A%20Tea%20%26%20cake&body=%0D%0A%0D%0A%3E%20One%3F%0D%0A%3E%20Two%26body%3Dx",
  );
});
