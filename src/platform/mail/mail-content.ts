import type { Language } from "../../shared/languages.ts";

/** What a mail says, before it is laid out. */
export interface MailContent {
  language: Language;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** What somebody wrote as a description, with the marks of our Markdown. */
  description?: string;
  /** Rows of what it is about, such as date and place. */
  facts?: [label: string, value: string][];
  /** What a list holds, each with a page of its own. */
  items?: { title: string; url: string; lines: string[] }[];
  /** The one thing to do. */
  link?: { label: string; url: string };
  /** In whose name it comes and who gets the answers; without one it comes from us. */
  organization?: string;
  /** Why this mail comes, and how to have fewer of its kind. */
  footer: string;
  footerLink?: { label: string; url: string };
  unsubscribeUrl?: string;
}

/** What stands at the end of every mail, in the order in which it is read. */
export interface MailFooter {
  lines: string[];
  links: { label: string; url: string }[];
}
