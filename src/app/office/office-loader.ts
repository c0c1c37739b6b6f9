import { data, redirect } from "react-router";
import { ApiRefusal } from "../../platform/browser/call-api.ts";

/**
 * Wraps the loader of a page behind the log-in: whoever may not see it is sent home, with the way back in `redirect_to`; what is
 * not there answers as the page "not found".
 */
export function officeLoader<Args extends { request: Request }, Loaded>(
  load: (args: Args) => Promise<Loaded>,
) {
  return async (args: Args): Promise<Loaded> => {
    try {
      return await load(args);
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      if (error.status === 401 || error.status === 403) throw redirect(homeWithWayBack(args.request.url));
      if (error.status === 404) throw data(null, 404);
      throw error;
    }
  };
}

export function homeWithWayBack(url: string): string {
  const { pathname, search } = new URL(url);
  return `/?redirect_to=${encodeURIComponent(pathname + search)}`;
}
