import { act, fireEvent, render, screen } from "@testing-library/react";
// biome-ignore lint/style/noRestrictedImports: what it is compared with
import { createMemoryRouter, type LinkProps, Link as RouterLink, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { Link } from "./link.tsx";

/** Presses the link: where that leads, and whether the router has taken it from the browser. */
async function press(Component: typeof Link, props: LinkProps, keys: MouseEventInit) {
  const element = (
    <Component {...props} to={props.to}>
      Go
    </Component>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/", "/here?page=2"] });
  const page = render(<RouterProvider router={router} />);
  const link = screen.getByRole("link");
  let isTaken = false;
  const noteAndStay = (event: MouseEvent) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", noteAndStay, { once: true });
  await act(async () => {
    fireEvent.click(link, { button: 0, ...keys });
  });
  const { location, historyAction, preventScrollReset } = router.state;
  page.unmount();
  const { pathname, search, hash, state } = location;
  return {
    address: `${pathname}${search}${hash}`,
    state,
    historyAction,
    preventScrollReset,
    isTaken,
  };
}

it.each<[string, LinkProps, MouseEventInit?]>([
  ["another page", { to: "/events/7?map=1#place" }],
  ["the page itself", { to: "/here?page=2" }],
  ["a page in the place of this one", { to: "/events/7", replace: true }],
  [
    "a page with a state that stays where it is",
    { to: "/a", state: { from: "/" }, preventScrollReset: true },
  ],
  ["an address from here", { to: "list" }],
  ["an address beside this one", { to: "..", relative: "path" }],
  ["another site", { to: "https://elsewhere.example/events/7" }],
  ["a window of its own", { to: "/events/7", target: "_blank" }],
  ["a window of its own by a key", { to: "/events/7" }, { ctrlKey: true }],
  ["a window of its own by the middle button", { to: "/events/7" }, { button: 1 }],
  ["nothing where the press is taken back", { to: "/events/7", onClick: (event) => event.preventDefault() }],
  ["a page that is fetched whole", { to: "/events/7", reloadDocument: true }],
])("a press leads where the router's own link leads: %s", async (_, props, keys = {}) => {
  expect(await press(Link, props, keys)).toEqual(await press(RouterLink, props, keys));
});
