import { expect, it } from "vitest";
import { documentTitle } from "./document-title.ts";

it.each([
  ["Tea ceremony", "Tsudoi", "Tea ceremony | Tsudoi"],
  ["University events in Japan | Tsudoi", "Tsudoi", "University events in Japan | Tsudoi"],
  ["About Tsudoi", "Tsudoi", "About Tsudoi"],
  ["Tsudoi", "Tsudoi", "Tsudoi"],
  ["集いとは", "集い Tsudoi", "集いとは | 集い Tsudoi"],
  ["集い", "集い Tsudoi", "集い"],
  [" ", "Tsudoi", "Tsudoi"],
  ["Kai", "Tsudoi", "Kai | Tsudoi"],
])("a page called %j of %s is shown as %j: the name stands there once", (title, brand, shown) => {
  expect(documentTitle(title, brand)).toBe(shown);
});
