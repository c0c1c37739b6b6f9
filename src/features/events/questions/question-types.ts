/** 1 one choice, 2 several choices, 3 long text, 4 short text, 5 e-mail. */
export const questionTypes = { radio: 1, checkbox: 2, longText: 3, shortText: 4, email: 5 } as const;

export const hasOptions = (questionTypeId: number) =>
  questionTypeId === questionTypes.radio || questionTypeId === questionTypes.checkbox;
