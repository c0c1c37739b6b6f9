/** A published question with its answer as a page of one language shows it. */
export interface ShownInquiry {
  id: number;
  question: string;
  answer: string;
  /** Of both, where it is not the page's. */
  lang?: string;
}
