import { act, render, screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { callsOf, lost, refusal, serve } from "../../../../tests/support/components/fake-api.ts";
import { person, startSession } from "../../../../tests/support/components/samples.ts";
import { show } from "../../../../tests/support/components/show.tsx";
import {
  clearSession,
  onSessionExpired,
  storedSession,
} from "../../../platform/browser/storage/stored-session.ts";
import { askCurrentUser } from "./ask-current-user.ts";
import { CurrentUserProvider, useCurrentUser, useSignedInUser } from "./current-user.tsx";
import { useLogInAbove } from "./use-log-in-above.ts";

const call = "GET /users/own";

beforeEach(() => startSession("a"));

function Name() {
  const { user, refresh } = useCurrentUser();
  return (
    <button type="button" onClick={() => void refresh()}>
      {user?.first_name ?? "nobody"}
    </button>
  );
}

interface GreetingProps {
  /** Called each time it is drawn, with whom it greets. */
  draw(name: string | undefined): void;
}

function Greeting({ draw }: GreetingProps) {
  const user = useSignedInUser();
  useEffect(() => draw(user?.first_name));
  return user ? <p>{user.first_name}</p> : null;
}

const Known = () => <p>{String(useCurrentUser().user)}</p>;

it("what asks for the signed-in person is drawn once for a visitor, and again for somebody who is known", async () => {
  serve({ [call]: person });
  const draw = vi.fn();
  await show(<Greeting draw={draw} />);
  await screen.findByText(person.first_name);
  expect(draw.mock.calls).toEqual([[undefined], [person.first_name]]);
  clearSession();
  draw.mockClear();
  await show([<Greeting key="greeting" draw={draw} />, <Known key="known" />]);
  await screen.findByText("null");
  expect(draw.mock.calls).toEqual([[undefined]]);
});

it("a page that needs the person whom its frame asks for shares the frame's call, and asks anew once it is answered", async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  serve({ [call]: () => asked.then(() => person) });
  await show(<Name />);
  const loaded = askCurrentUser();
  answer();
  expect((await loaded).id).toBe(person.id);
  await screen.findByRole("button", { name: person.first_name });
  expect(callsOf(call)).toHaveLength(1);
  await askCurrentUser();
  expect(callsOf(call)).toHaveLength(2);
});

it("after a change the person is asked for anew, and an answer from before that is not taken for it", async () => {
  const answers: ((name: string) => void)[] = [];
  serve({
    [call]: () =>
      new Promise((resolve) => {
        answers.push((first_name) => resolve({ ...person, first_name }));
      }),
  });
  const { user } = await show(<Name />);
  await user.click(screen.getByRole("button", { name: "nobody" }));
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.("Before");
  await screen.findByRole("button", { name: "Before" });
  answers[1]?.("After");
  await screen.findByRole("button", { name: "After" });
});

it.each([429, 503])("who was known stays known where the API answers %s", async (status) => {
  serve({ [call]: person });
  const { user } = await show(<Name />);
  await screen.findByRole("button", { name: person.first_name });
  serve({ [call]: refusal(status) });
  await user.click(screen.getByRole("button"));
  await waitFor(() => expect(callsOf(call)).toHaveLength(2));
  expect([storedSession()?.client, screen.getByRole("button").textContent]).toEqual(["a", person.first_name]);
});

it("where the API is not reached as the page wakes up, it is asked again until it says who is there", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  serve({ [call]: lost });
  await show(<Name />);
  for (const tries of [1, 2]) {
    await waitFor(() => expect(callsOf(call)).toHaveLength(tries));
    if (tries === 2) serve({ [call]: person });
    await act(async () => vi.advanceTimersByTime(3000));
  }
  await screen.findByRole("button", { name: person.first_name });
});

it("a late answer about a session that is over takes nothing from who has logged in meanwhile", async () => {
  const over = Promise.withResolvers<void>();
  const own = { ...person, first_name: "Anew" };
  serve({
    [call]: ({ headers }) => (headers.get("client") === "a" ? over.promise.then(() => refusal(401)) : own),
  });
  await show(<Name />);
  startSession("b");
  over.resolve();
  await screen.findByRole("button", { name: "Anew" });
  expect(storedSession()?.client).toBe("b");
});

function OwnPage() {
  useLogInAbove();
  return <Name />;
}

it.each([
  ["a page that everybody may read", <Name key="public" />, "/public"],
  ["a page of one's own that is being left", <OwnPage key="own" />, "/next"],
])("%s is a visitor's once the session is over, and nobody is asked to log in", async (_, page, target) => {
  serve({ [call]: person });
  const hear = vi.fn();
  const stop = onSessionExpired(hear);
  const next = Promise.withResolvers<null>();
  const element = (
    <CurrentUserProvider>
      <Outlet />
    </CurrentUserProvider>
  );
  const children = [
    { path: "/here", element: page },
    { path: "*", loader: () => next.promise, element: page },
  ];
  const router = createMemoryRouter([{ element, children }], { initialEntries: ["/here"] });
  render(<RouterProvider router={router} />);
  await screen.findByRole("button", { name: person.first_name });
  serve({ [call]: refusal(401) });
  act(() => void router.navigate(target));
  await screen.findByRole("button", { name: "nobody" });
  expect([storedSession(), hear.mock.calls.length]).toEqual([null, 0]);
  await act(async () => next.resolve(null));
  stop();
});
