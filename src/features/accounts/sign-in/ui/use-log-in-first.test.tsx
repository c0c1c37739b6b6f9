import { act, render, waitFor } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { callsOf, refusal, serve } from "../../../../../tests/support/components/fake-api.ts";
import { signIn } from "../../../../../tests/support/components/samples.ts";
import { storedSession } from "../../../../platform/browser/storage/stored-session.ts";
import { CurrentUserProvider } from "../../ui/current-user.tsx";
import { useLogInFirst } from "./use-log-in-first.ts";

function OwnPage() {
  useLogInFirst("/me/security");
  return null;
}

it("whoever is on their way elsewhere when the session turns out to be over gets there, and to no log-in", async () => {
  signIn();
  const next = Promise.withResolvers<null>();
  const element = (
    <CurrentUserProvider>
      <Outlet />
    </CurrentUserProvider>
  );
  const children = [
    { path: "/me/security", element: <OwnPage /> },
    { path: "/next", loader: () => next.promise, element: null },
    { path: "/login", element: null },
  ];
  const router = createMemoryRouter([{ element, children }], { initialEntries: ["/me/security"] });
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(callsOf("GET /users/own")).toHaveLength(1));
  serve({ "GET /users/own": refusal(401) });
  act(() => void router.navigate("/next"));
  await waitFor(() => expect(storedSession()).toBeNull());
  await act(async () => next.resolve(null));
  await waitFor(() => expect(router.state.navigation.state).toBe("idle"));
  expect(router.state.location.pathname).toBe("/next");
});
