import { data, redirect } from "react-router";
import { ApiRefusal } from "../../platform/browser/call-api.ts";

/**
 * Wraps the loader of a page behind the log-in: whoever may not see it is sent home, with the way back in `redirect_to`. A role
 * in what is not there, or hidden, is one that nobody holds; anything else that is not there answers as the page "not found".
 */
export function officeLoader<Args extends { request: Request }, Loaded>(
  load: (args: Args) => Promise<Loaded>,
) {
  return async (args: Args): Promise<Loaded> => {
    try {
      return await load(args);
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      const isRole = error.call.startsWith("GET /authentications/");
      if (error.status === 404 && !isRole) throw data(null, 404);
      if ([401, 403, 404].includes(error.status)) throw redirect(homeWithWayBack(args.request.url));
      throw error;
    }
  };
}

export function homeWithWayBack(url: string): string {
  const { pathname, search } = new URL(url);
  return `/?redirect_to=${encodeURIComponent(pathname + search)}`;
}
