import { useState } from "react";
import { useActionData } from "react-router";

/** Values of a form that the browser posted without our scripts, by the names of its fields; never a password. */
export type Posted = Record<string, string[]>;

/** Undefined on a page that answers no posted form. The router forgets it once it loads the page's data again. */
export function usePosted(): Posted | undefined {
  const [posted] = useState(useActionData<Posted>());
  return posted;
}

/** The first values of a form: what was posted, where something was. `prefix` stands before the names of its fields. */
export function usePostedOr<Values extends object>(values: Values, prefix = ""): Values {
  const posted = usePosted();
  if (!posted) return values;
  const entries = Object.entries(values).map(([name, value]) => [name, posted[prefix + name]?.[0] ?? value]);
  return Object.fromEntries(entries) as Values;
}
