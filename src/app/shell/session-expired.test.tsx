import { screen, waitFor, within } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { expect, it } from "vitest";
import { callsOf, type Data, refusal, serve } from "../../../tests/support/components/fake-api.ts";
import { referenceData } from "../../../tests/support/components/reference-data.ts";
import {
  anEvent,
  aQuestion,
  person,
  signIn,
  startSession,
} from "../../../tests/support/components/samples.ts";
import { show } from "../../../tests/support/components/show.tsx";
import { ApplyStep } from "../../features/applications/applications.public.ts";
import { SurveyStep } from "../../features/follow-up/follow-up.public.ts";
import { storedSession } from "../../platform/browser/storage/stored-session.ts";
import MyPage from "../routes/account/me.tsx";
import SecurityPage from "../routes/account/security.tsx";
import Manage from "../routes/layouts/manage.tsx";
import { SessionExpired } from "./session-expired.tsx";

const whose = "GET /users/own";
const send = "PUT /users/own/email";
const typed = "typed@example.com";
const choices = { ...referenceData, departments: [], graduationYears: [] };
const words = aQuestion(1, 4, ["一言"], ["Your words"]);
const survey = {
  is_open: true,
  closes_at: "2099-12-27T18:00:00.000+09:00",
  can_answer: true,
  has_answered: false,
  questions: [words],
};
const application = {
  state: "under_review",
  apply_at: new Date().toISOString(),
  actions: ["change_answers"],
  apply_question_answers: {},
};

/** Answers to all that pages of one's own ask beside whose they are. */
const answers = {
  "GET /auth/oidc": { data: [] } as unknown as Data<"GET /auth/oidc">,
  "GET /users/own/identities": [],
  "GET /users/own/passkeys": [],
  "GET /users/own/totp": { is_on: false, recovery_codes_left: 0 },
  "GET /users/own/sessions": [],
  "GET /users/own/sign_in_advice": { reason: null },
  "GET /users/own/proof": { has_password: true, proved_until: null },
  "GET /users/own/mail_preferences": refusal(500),
  "GET /users/own/bookmarks": [],
  "GET /users/own/searches": [],
  "GET /events/{id}/survey": survey as unknown as Data<"GET /events/{id}/survey">,
  "GET /events/{id}/applications/own": application as unknown as Data<"GET /events/{id}/applications/own">,
};

const myPage = (tab: string) => {
  const given = { loaderData: { tab, choices } } as unknown as Parameters<typeof MyPage>[0];
  return <MyPage {...given} />;
};

/**
 * Comes to a page as somebody who is known from the page before. Whose it is, is asked once more.
 * @returns what answers that their session is over
 */
async function arrive(at: string, page: ReactNode) {
  signIn();
  serve(answers);
  const shown = await show(
    <Suspense>
      {page}
      <SessionExpired />
    </Suspense>,
    { at },
  );
  await waitFor(() => expect(callsOf(whose)).toHaveLength(1));
  await shown.goTo("/before");
  const over = Promise.withResolvers<void>();
  serve({ [whose]: () => over.promise.then(() => refusal(401)) });
  await shown.goTo(at);
  const name = shown.t("session_over.title");
  return {
    ...shown,
    endSession: over.resolve,
    dialog: () => screen.findByRole("dialog", { name }),
    type: async (label: RegExp) => {
      const field = await screen.findByLabelText<HTMLInputElement>(label);
      await shown.user.clear(field);
      await shown.user.type(field, typed);
      return field;
    },
    findDialog: () => screen.queryByRole("dialog", { name }),
  };
}

const isShownSignedIn = () => document.documentElement.hasAttribute("data-signed-in");

async function sendNewAddress({ user, t }: Pick<Awaited<ReturnType<typeof arrive>>, "user" | "t">) {
  await user.type(document.querySelector('input[name="current_password"]') as HTMLInputElement, "secret-1");
  await user.click(screen.getByRole("button", { name: t("email_change.submit") }));
}

const forms: [string, string, ReactNode, RegExp][] = [
  ["the settings", "/me/settings", myPage("settings"), /^First name/],
  ["the way of signing in", "/me/security", <SecurityPage key="security" />, /^New e-mail address/],
  ["a survey", "/events/9/survey", <SurveyStep key="survey" eventId={9} />, /^Your words/],
  [
    "an application",
    "/events/9/apply",
    <ApplyStep
      key="apply"
      event={anEvent({ apply_questions: [words] })}
      now={Date.now()}
      choices={choices}
    />,
    /^Your words/,
  ],
];

it.each(forms)(
  "%s, once shown, stays with what is typed when the session turns out to be over",
  async (_, at, page, label) => {
    const { endSession, dialog, address, type } = await arrive(at, page);
    const field = await type(label);
    endSession();
    await dialog();
    expect(screen.getByLabelText(label)).toBe(field);
    expect(field.value).toBe(typed);
    expect([address(), storedSession()?.client, isShownSignedIn()]).toEqual([at, "client", true]);
  },
);

it("whoever logs in above such a page finds what is typed, and sends it", async () => {
  const { user, t, endSession, dialog, findDialog, type } = await arrive("/me/security", <SecurityPage />);
  const field = await type(/^New e-mail address/);
  endSession();
  const logIn = within(await dialog());
  serve({
    [whose]: person,
    "POST /auth/sign_in": () => {
      startSession("anew");
      return { data: person } as unknown as Data<"POST /auth/sign_in">;
    },
    [send]: person,
  });
  await user.type(logIn.getByLabelText(t("sign_up.email")), person.email);
  await user.type(logIn.getByLabelText(t("sign_up.password")), "secret-1");
  await user.click(logIn.getByRole("button", { name: t("shell.login") }));
  await waitFor(() => expect(findDialog()).toBeNull());
  expect(field.value).toBe(typed);
  await sendNewAddress({ user, t });
  await waitFor(() => expect(callsOf(send)[0]?.body).toMatchObject({ email: typed }));
  expect(callsOf(send)[0]?.headers.get("client")).toBe("anew");
});

it("whoever logs in later keeps the page, and is asked again when something is sent", async () => {
  const { user, t, endSession, dialog, findDialog, type } = await arrive("/me/security", <SecurityPage />);
  const field = await type(/^New e-mail address/);
  endSession();
  await user.click(within(await dialog()).getByRole("button", { name: t("session_over.later") }));
  await waitFor(() => expect(findDialog()).toBeNull());
  serve({ [send]: refusal(401) });
  await sendNewAddress({ user, t });
  await dialog();
  expect(field.value).toBe(typed);
});

it("a page of one's own that another tab has logged out stays, as one whose session is over", async () => {
  const { endSession, dialog, type } = await arrive("/me/security", <SecurityPage />);
  const field = await type(/^New e-mail address/);
  localStorage.clear();
  endSession();
  await dialog();
  expect(field.value).toBe(typed);
});

it("the organizers' pages keep a session that turns out to be over until somebody logs in above them", async () => {
  const { endSession, dialog } = await arrive("/manage/organizations", <Manage />);
  endSession();
  await dialog();
  expect(storedSession()?.client).toBe("client");
});

it("a page that visitors read too becomes theirs when the session is over, and nothing opens above it", async () => {
  const { t, endSession, findDialog } = await arrive("/me/saved", myPage("saved"));
  await screen.findByRole("heading", { name: t("me.searches") });
  endSession();
  await waitFor(() => expect(screen.queryByRole("heading", { name: t("me.searches") })).toBeNull());
  expect([storedSession(), findDialog(), isShownSignedIn()]).toEqual([null, null, false]);
});

it.each([
  ["/me/settings", myPage("settings")],
  ["/me/security", <SecurityPage key="security" />],
])("whoever opens %s with a session that is over logs in first, and comes back", async (at, page) => {
  signIn();
  serve({ [whose]: refusal(401) });
  const { address } = await show(page, { at });
  await waitFor(() => expect(address()).toBe(`/login?redirect_to=${at}`));
  expect(storedSession()).toBeNull();
});
