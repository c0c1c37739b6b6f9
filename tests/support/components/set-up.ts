import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { expectAllAnswered, startFakeApi } from "./fake-api.ts";

// As long as the browser tests wait: how fast a component is, benchmarks say.
configure({ defaultHidden: true, asyncUtilTimeout: Number(process.env.ASYNC ?? 30_000) });

// The kit measures texts anew when a font has come; none does here.
Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });

// Nothing is laid out, so nothing would have room for a row of a long table.
Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { get: () => 600, configurable: true },
  clientWidth: { get: () => 800, configurable: true },
});

beforeEach(startFakeApi);
afterEach(() => {
  expectAllAnswered();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
