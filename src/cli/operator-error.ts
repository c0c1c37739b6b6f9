/** Something the operator can mend; its message says what. */
export class OperatorError extends Error {
  override name = "OperatorError";
}
