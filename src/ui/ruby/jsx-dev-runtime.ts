import type { ElementType, Key } from "react";
import * as react from "react/jsx-dev-runtime";
import { drawProps } from "./jsx-runtime.ts";

export { Fragment } from "react/jsx-dev-runtime";

/** As `jsx` of `jsx-runtime.ts`, with what React wants to know while developing. */
export function jsxDEV(
  type: ElementType,
  props: Record<string, unknown>,
  key: Key | undefined,
  ...where: Parameters<typeof react.jsxDEV> extends [unknown, unknown, unknown, ...infer Rest] ? Rest : never
) {
  return react.jsxDEV(type, drawProps(type, props), key, ...where);
}
