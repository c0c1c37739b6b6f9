import type { Language } from "../../../shared/languages/languages.ts";

export interface MailItem {
  title: string;
  url: string;
  lines: string[];
}

/** A code that is shown somewhere: as a picture to be scanned, and in letters for who sees no pictures. */
export interface MailCode {
  lead: string;
  letters: string;
  alt: string;
  /** With its own white margin. */
  png: Buffer;
  /** The side of the picture in pixels, as it is shown. */
  size: number;
}

/** The name by which a mail's HTML calls the picture of its code, which comes with it. */
export const codeImageId = "code@tsudoi";

/** The content of a mail, before it becomes HTML and text. */
export interface MailContent {
  language: Language;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Somebody else's words, as they wrote them; `lead` says whose. */
  quotation?: { lead: string; text: string };
  /** A description as its author wrote it, in our light Markdown. */
  description?: string;
  /** Rows of what it is about, such as date and place. */
  facts?: [label: string, value: string][];
  code?: MailCode;
  /** The entries of a list, each linked to its page. */
  items?: MailItem[];
  /** Lists with a heading each, which leads to all of what it names; `lead` is a sentence above it. */
  sections?: { lead?: string; title: string; url: string; items: MailItem[] }[];
  /** The one thing to do. */
  link?: { label: string; url: string };
  /** Other things that the reader may want to do, under the button. */
  moreLinks?: { label: string; url: string }[];
  /** In whose name it comes and who gets the answers; without one it comes from us. */
  organization?: string;
  /** Why this mail comes, and how to have fewer of its kind. */
  footer: string;
  footerLink?: { label: string; url: string };
  unsubscribeUrl?: string;
}

/** The end of every mail, in the order in which it is read. */
export interface MailFooter {
  lines: string[];
  links: { label: string; url: string }[];
}
