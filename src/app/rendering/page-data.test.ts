import {
  type EntryContext,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  isRouteErrorResponse,
} from "react-router";
import { expect, it } from "vitest";
import { withDataInHandoff } from "./page-data.server.ts";

const handoffOf = (page: Partial<EntryContext["staticHandlerContext"]>) => {
  const staticHandlerContext = { loaderData: {}, actionData: null, errors: null, ...page };
  const context = { ssr: true, isSpaMode: false, routeDiscovery: { mode: "initial" }, staticHandlerContext };
  return withDataInHandoff(context as EntryContext).serverHandoffString as string;
};
const stateOf = (page: Partial<EntryContext["staticHandlerContext"]>) => JSON.parse(handoffOf(page)).state;

it("a page hands its data on, without what the router does not send either", () => {
  const drawn = Object.defineProperty({ title: "夜の散歩" }, "html", { value: "<p>", enumerable: false });
  expect(stateOf({ loaderData: { event: drawn }, actionData: { event: { name: "A" } } })).toEqual({
    loaderData: { event: { title: "夜の散歩" } },
    actionData: { event: { name: "A" } },
    errors: null,
  });
});

it("a loader that answers with nothing has answered, so that the browser does not ask again", () => {
  expect(stateOf({ loaderData: { root: undefined } }).loaderData).toEqual({ root: null });
});

it("no text of a page ends its script, and the browser reads it as it was written", () => {
  const title = "</script><script>alert(1)</script><!--<script>\u2028";
  const handoff = handoffOf({ loaderData: { event: { title } } });
  expect(handoff).not.toContain("<");
  // As the page's script.
  expect(new Function(`return ${handoff}`)().state.loaderData.event.title).toBe(title);
});

it("of an error the browser gets the number by which the page shows it, and nothing of what it says", () => {
  const gone = new ErrorResponse(410, "Gone", { secret: "row 5" }, true);
  const handoff = handoffOf({ errors: { event: gone, root: new Error("select * from users") } });
  const { event, root } = JSON.parse(handoff).state.errors;
  expect(isRouteErrorResponse(event)).toBe(true);
  expect(event.status).toBe(410);
  expect(root).toEqual({});
  expect(handoff).not.toMatch(/secret|select/);
});
