import type { FunctionComponent, RefAttributes } from "react";
// biome-ignore lint/style/noRestrictedImports: this is made of it
import { type LinkProps, Link as RouterLink } from "react-router";

/** Addresses of the site that the router writes as they are: without parts that it would resolve. */
const written = /^\/(?!\/)(?!.*\/[./])/;

/** The same markup without working out what a press needs: that was 4 % of the time of an event's page, which has fifty links. */
function LinkWithoutScripts(props: LinkProps) {
  const {
    to,
    target,
    discover: _discover,
    prefetch: _prefetch,
    relative: _relative,
    reloadDocument: _reloadDocument,
    replace: _replace,
    mask: _mask,
    state: _state,
    preventScrollReset: _preventScrollReset,
    viewTransition: _viewTransition,
    defaultShouldRevalidate: _defaultShouldRevalidate,
    ...rest
  } = props;
  if (typeof to !== "string" || !written.test(to)) return <RouterLink {...props} discover="none" />;
  return <a {...rest} href={to} target={target} />;
}

/** A link to a page of the site, as the router's. */
export const Link: FunctionComponent<LinkProps & RefAttributes<HTMLAnchorElement>> = import.meta.env.SSR
  ? LinkWithoutScripts
  : RouterLink;
