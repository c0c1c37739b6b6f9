import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { show } from "../../../../tests/support/components/show.tsx";
import type { AskedRecipients, MailRecipient } from "../delivery/mail-delivery.contract.ts";
import { MailRecipients } from "./mail-recipients.tsx";

const person = (id: number, state: MailRecipient["state"], reason: MailRecipient["reason"] = null) => ({
  user: { id, first_name: `Person${id}`, last_name: "Test" },
  ...{ state, reason },
});

it("of thousands a page of each group is read at a time, beside how many there are", async () => {
  const pages: Record<string, { data: MailRecipient[]; next_cursor: string | null; total: number }> = {
    missed: { data: [person(1, "failed", "refused")], next_cursor: null, total: 1 },
    left: { data: [], next_cursor: null, total: 0 },
    got: { data: [person(2, "sent")], next_cursor: "next", total: 5000 },
    "got next": { data: [person(3, "sent")], next_cursor: null, total: 5000 },
  };
  const ask = vi.fn(async ({ group, cursor }: AskedRecipients) => {
    const page = pages[[group, cursor].filter(Boolean).join(" ")];
    if (!page) throw new Error(`${group} ${cursor}`);
    return page;
  });
  const { t, user } = await show(<MailRecipients mail="a" ask={ask} isOpen />);
  const got = t("recipients.got", { count: 5000 });
  expect(await screen.findByText(got)).toBeTruthy();
  expect(screen.getByText(new RegExp(`Person1.*${t("progress.reason.refused")}`))).toBeTruthy();
  expect(screen.queryByText(/Person3/)).toBeNull();
  await user.click(screen.getByRole("button", { name: t("recipients.more", { title: got }) }));
  expect(await screen.findByText(/Person3/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  expect(ask).toHaveBeenCalledTimes(4);
});

it("nothing is asked for before it is opened, and nobody is said in words", async () => {
  const ask = vi.fn(async () => ({ data: [], next_cursor: null, total: 0 }));
  const { t, user } = await show(<MailRecipients mail="a" ask={ask} />);
  expect(ask).not.toHaveBeenCalled();
  await user.click(screen.getByText(t("recipients.title")));
  expect(await screen.findByText(t("recipients.nobody"))).toBeTruthy();
});

describe("somebody whose mail goes out between two answers", () => {
  const page = (...data: MailRecipient[]) => ({ data, next_cursor: null, total: data.length });

  it("stands among those who got it alone", async () => {
    const answers = {
      left: page(person(1, "left"), person(2, "left")),
      got: page(person(1, "sent")),
      missed: page(),
    };
    const { t } = await show(
      <MailRecipients mail="a" ask={async ({ group = "left" }) => answers[group]} isOpen />,
    );
    expect(await screen.findByText(t("recipients.got", { count: 1 }))).toBeTruthy();
    expect(screen.getByText(t("recipients.left", { count: 1 }))).toBeTruthy();
    expect(screen.getAllByText(/Person1/)).toHaveLength(1);
  });

  it("is in no answer lost: who got it is asked for after the last who were on their way", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answers = { left: page(person(1, "left")), got: page(), missed: page() };
    const asked: string[] = [];
    const ask = async ({ group = "left" }: AskedRecipients) => {
      asked.push(group);
      return answers[group];
    };
    const { t } = await show(<MailRecipients mail="a" ask={ask} isOpen />);
    expect(await screen.findByText(t("recipients.left", { count: 1 }))).toBeTruthy();
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    Object.assign(answers, { left: page(), got: page(person(1, "sent")) });
    await vi.advanceTimersByTimeAsync(17_000);
    expect(await screen.findByText(t("recipients.got", { count: 1 }))).toBeTruthy();
    expect(screen.queryByText(t("recipients.left", { count: 1 }))).toBeNull();
    vi.useRealTimers();
  });
});
