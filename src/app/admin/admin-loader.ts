import { data, redirect } from "react-router";
import { ApiError } from "../../platform/browser/api-client.ts";
import { withRedirectTo } from "../../shared/safe-redirect-path.ts";
import { isLanguageChanging } from "../language/language-change.ts";

/**
 * Wraps the loader of a page behind the log-in: visitors are sent to the log-in, and whoever may not see the page home, both
 * with the way back in `redirect_to`. A role in what is not there, or hidden, is one that nobody holds; anything else that is
 * not there answers as the page "not found". A page that changes its language stays, whatever cannot be read again.
 */
export function adminLoader<Args extends { request: Request }, Loaded>(
  load: (args: Args) => Promise<Loaded>,
) {
  let shown: Loaded | undefined;
  return async (args: Args): Promise<Loaded> => {
    try {
      shown = await load(args);
      return shown;
    } catch (error) {
      if (shown !== undefined && isLanguageChanging()) return shown;
      if (!(error instanceof ApiError)) throw error;
      const isRole = error.call.startsWith("GET /authentications/");
      if (error.status === 404 && !isRole) throw data(null, 404);
      const { pathname, search } = new URL(args.request.url);
      if (error.status === 401) throw redirect(withRedirectTo("/login", pathname + search));
      if ([403, 404].includes(error.status))
        throw redirect(`/?redirect_to=${encodeURIComponent(pathname + search)}`);
      throw error;
    }
  };
}
