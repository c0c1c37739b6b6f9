/** Why a log-in through a provider came to nothing, as the log-in says it; stands behind the `#` of its address. */
export const logInFailures = [
  /** The person said no at the provider. */
  "cancelled",
  /** The provider is slow or down. */
  "unreachable",
  /** What came back is too old, was used already, or belongs to another browser. */
  "expired",
  /** What came back is not what was asked for. */
  "refused",
  /** The site does not know the provider, or not any more. */
  "unknown_provider",
] as const;
export type LogInFailureReason = (typeof logInFailures)[number];

/** A log-in through a provider came to nothing; the person may begin again. */
export class LogInFailure extends Error {
  override name = "LogInFailure";
  readonly reason: LogInFailureReason;

  constructor(reason: LogInFailureReason) {
    super(`a log-in through a provider failed: ${reason}`);
    this.reason = reason;
  }
}
