import { AppError } from "../../shared/app-error.ts";

/**
 * Tickets hang on a cookie, which browsers send along from other sites as well: only our own pages may use them.
 * @throws `forbidden` with `request` where the call names another origin
 */
export function requireSameOrigin(request: Request, frontendOrigins: readonly string[]): void {
  const origin = request.headers.get("origin");
  if (origin === null || frontendOrigins.includes(origin)) return;
  throw new AppError("forbidden", { request: [{ code: "not_from_this_site" }] });
}
