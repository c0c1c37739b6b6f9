/** Raised when the same text gets other terms than before: texts are then analysed again. At most 32,767. */
export const analysisVersion = 3;
