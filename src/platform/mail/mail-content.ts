import type { Language } from "../../shared/languages.ts";

export interface MailItem {
  title: string;
  url: string;
  lines: string[];
}

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
