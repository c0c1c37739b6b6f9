/** What is typed of somebody who is added by hand. */
export interface PersonValues {
  first_name: string;
  last_name: string;
  email: string;
  /** Keyed `q_{question id}`; several choices as a list. */
  answers: Record<string, string | string[]>;
}
