import { AppError, type RefusedLogIn } from "../../../shared/app-error.ts";

/** `invalid`, for somebody who has come through a provider and gets no further: the log is told as of every log-in. */
export function refusedTicket(
  field: "ticket" | "identity",
  code: string,
  whose: Pick<RefusedLogIn, "user" | "again"> = {},
): AppError {
  return new AppError(
    "invalid",
    { [field]: [{ code }] },
    { logIn: { way: "provider", why: `${field}_${code}`, ...whose } },
  );
}
