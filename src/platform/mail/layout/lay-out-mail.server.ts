import { html, raw } from "hono/html";
import { type Language, localeOf } from "../../../shared/languages/languages.ts";
import { mailFontsOf } from "../../../shared/languages/mail-fonts.ts";
import { withoutRuby } from "../../../shared/ruby/ruby-marks.ts";
import { drawRubyInMail } from "./draw-ruby-in-mail.ts";
import { layOutMarkdown } from "./lay-out-markdown.server.ts";
import {
  codeImageId,
  type MailCode,
  type MailContent,
  type MailFooter,
  type MailItem,
} from "./mail-content.ts";
import { appleStyle, darkStyle, look, typeStyle, wordStyle } from "./mail-styles.ts";
import { mailTextsIn } from "./mail-texts.server.ts";

type Markup = ReturnType<typeof html>;

const width = 560;
/** Makes a table nothing but layout, also for Word, which draws mails in Outlook. */
const layout = raw('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"');
/**
 * A long address breaks instead of pushing the table wider than the screen. Korean breaks between its words, as on pages; in each cell,
 * because webmail keeps `style` attributes and hands nothing down into tables.
 */
function breakingOf(language: Language): string {
  const words = mailFontsOf(language).keepsWords ? "word-break:keep-all" : "word-break:break-word";
  return `word-wrap:break-word;overflow-wrap:anywhere;${words}`;
}

/**
 * Tables with inline styles for Word and Gmail, a width at most for all others, and dark colours where they are asked for. The
 * language stands twice, because webmail cuts off everything outside of `body`.
 */
export function layOutMail(publicUrl: string, content: MailContent, footer: MailFooter): string {
  const { language, paragraphs } = content;
  const subject = withoutRuby(content.subject);
  const mail = html`<!doctype html>
<html lang="${localeOf(language)}" xmlns="http://www.w3.org/1999/xhtml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<meta name="x-apple-disable-message-reformatting">
<title>${subject}</title>
<style>${raw(appleStyle)}</style>
<style>${raw(darkStyle)}</style>
<!--[if mso]><style>${raw(wordStyle(language))}</style><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
</head>
<body class="ground" style="margin:0;padding:0;background-color:${look.ground}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${withoutRuby(paragraphs[0] ?? "").slice(0, 150)}</div>
<div role="article" aria-roledescription="email" aria-label="${subject}" lang="${localeOf(language)}">
<table ${layout} class="ground" bgcolor="${look.ground}" style="background-color:${look.ground}">
<tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="${width}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${card(publicUrl, content)}
${end(content, footer)}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</div>
</body>
</html>`;
  return drawRubyInMail(String(mail));
}

function card(publicUrl: string, content: MailContent): Markup {
  const {
    language,
    subject,
    greeting,
    paragraphs,
    quotation,
    description,
    facts = [],
    code,
    items = [],
    sections = [],
    link,
    moreLinks = [],
  } = content;
  const t = mailTextsIn(language);
  const text = `padding:0 24px 16px;${breakingOf(language)};${typeStyle(language, 16, "ink")}`;
  return html`<table ${layout} class="surface" bgcolor="${look.surface}" style="margin:0 auto;max-width:${width}px;table-layout:fixed;border-collapse:separate;background-color:${look.surface};border:1px solid ${look.line};border-radius:14px">
<tr><td style="padding:20px 24px 16px"><a class="indigo" href="${publicUrl}/?lang=${language}" style="${typeStyle(language, 16, "indigo")};font-weight:bold;text-decoration:none">${t("mail.brand")}</a></td></tr>
<tr><td style="padding:0 24px 16px"><h1 class="ink" style="margin:0;font-weight:bold;${breakingOf(language)};${typeStyle(language, 20, "ink")}">${subject}</h1></td></tr>
${[greeting, ...paragraphs].map((words) => html`<tr><td class="ink" style="${text}">${inLines(words)}</td></tr>`)}
${quotation && html`<tr><td style="padding:0 24px 20px">${quotationTable(content, quotation)}</td></tr>`}
${layOutMarkdown(description ?? "").map((block) => html`<tr><td class="ink" style="${text}">${block}</td></tr>`)}
${facts.length > 0 && html`<tr><td style="padding:4px 24px 20px">${factsTable(content, facts)}</td></tr>`}
${code && html`<tr><td style="padding:4px 24px 20px">${codeTable(content, code)}</td></tr>`}
${items.map((item) => html`<tr><td style="padding:0 24px">${itemTable(content, item)}</td></tr>`)}
${sections.map(
  (section) => html`
${section.lead && html`<tr><td class="ink" style="padding:12px 24px 0;${breakingOf(language)};${typeStyle(language, 16, "ink")}">${section.lead}</td></tr>`}
<tr><td style="padding:20px 24px 8px"><h2 style="margin:0;${breakingOf(language)};${typeStyle(language, 16, "indigo")}"><a class="indigo" href="${section.url}" style="${typeStyle(language, 16, "indigo")};font-weight:bold">${section.title}</a></h2></td></tr>
${section.items.map((item) => html`<tr><td style="padding:0 24px">${itemTable(content, item)}</td></tr>`)}`,
)}
${link && html`<tr><td style="padding:8px 24px ${moreLinks.length > 0 ? 12 : 28}px">${button(content, link)}</td></tr>`}
${moreLinks.map(
  ({ label, url }, index) =>
    html`<tr><td style="padding:10px 24px ${index === moreLinks.length - 1 ? 24 : 10}px;${breakingOf(language)}"><a class="indigo" href="${url}" style="${typeStyle(language, 16, "indigo")}">${label}</a></td></tr>`,
)}
</table>`;
}

function factsTable({ language }: MailContent, facts: [label: string, value: string][]): Markup {
  return html`<table ${layout} class="sunken" bgcolor="${look.sunken}" style="table-layout:fixed;background-color:${look.sunken};border-radius:10px">
<tr><td style="padding:6px 0;font-size:0;line-height:0">&nbsp;</td></tr>
${facts.map(
  ([
    label,
    value,
  ]) => html`<tr><td class="quiet" style="padding:0 16px;${typeStyle(language, 14, "quiet")}">${label}</td></tr>
<tr><td class="ink" style="padding:0 16px 10px;${breakingOf(language)};${typeStyle(language, 16, "ink")}">${inLines(value)}</td></tr>`,
)}
</table>`;
}

/** White in the dark too: a camera reads it. Without pictures the letters stand alone, and in place of the picture. */
function codeTable({ language }: MailContent, { lead, letters, alt, size }: MailCode): Markup {
  const white = "#ffffff";
  return html`<table ${layout} bgcolor="${white}" style="table-layout:fixed;background-color:${white};border:1px solid ${look.line};border-radius:10px">
<tr><td align="center" style="padding:16px 16px 0;${breakingOf(language)};${typeStyle(language, 14, "ink")}">${lead}</td></tr>
<tr><td align="center" style="padding:0 16px;${typeStyle(language, 14, "ink")};line-height:normal"><img src="cid:${codeImageId}" width="${size}" height="${size}" alt="${withoutRuby(alt)}" style="display:block;margin:0 auto;border:0;width:${size}px;height:${size}px"></td></tr>
<tr><td align="center" style="padding:0 16px 16px;${typeStyle(language, 24, "ink")};font-family:Menlo,Consolas,monospace;font-weight:bold;letter-spacing:1px;white-space:nowrap">${letters}</td></tr>
</table>`;
}

/** Word draws the line of a cell, but none of a block quotation. */
function quotationTable({ language }: MailContent, { lead, text }: { lead: string; text: string }): Markup {
  return html`<table ${layout} style="table-layout:fixed">
<tr><td class="quiet" style="padding:0 0 8px;${breakingOf(language)};${typeStyle(language, 14, "quiet")}">${lead}</td></tr>
<tr><td class="ink line" style="padding:4px 0 4px 16px;border-left:3px solid ${look.line};${breakingOf(language)};${typeStyle(language, 16, "ink")}">${inLines(text)}</td></tr>
</table>`;
}

function itemTable({ language }: MailContent, { title, url, lines }: MailItem): Markup {
  return html`<table ${layout} style="table-layout:fixed">
<tr><td class="line" style="padding:16px 0 4px;border-top:1px solid ${look.line};${breakingOf(language)}"><a class="indigo" href="${url}" style="${typeStyle(language, 16, "indigo")};font-weight:bold">${title}</a></td></tr>
<tr><td class="quiet" style="padding:0 0 16px;${breakingOf(language)};${typeStyle(language, 14, "quiet")}">${inLines(lines.join("\n"))}</td></tr>
</table>`;
}

/** Word takes the space around the words from the cell, all others from the link, so that all of it can be pressed. */
function button({ language }: MailContent, { label, url }: { label: string; url: string }): Markup {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate">
<tr><td class="button" align="center" bgcolor="${look.indigo}" style="border-radius:24px;background-color:${look.indigo};mso-padding-alt:12px 24px"><a class="button" href="${url}" style="display:inline-block;padding:12px 24px;border-radius:24px;background-color:${look.indigo};mso-padding-alt:0;${typeStyle(language, 16, "onIndigo")};font-weight:bold;text-decoration:none">${label}</a></td></tr>
</table>`;
}

function end({ language }: MailContent, { lines, links }: MailFooter): Markup {
  const style = `${breakingOf(language)};${typeStyle(language, 13, "quiet")}`;
  return html`<table ${layout} style="margin:0 auto;max-width:${width}px;table-layout:fixed">
${lines.map((line, index) => html`<tr><td class="quiet" style="padding:${index === 0 ? 20 : 4}px 12px 0;${style}">${line}</td></tr>`)}
<tr><td class="quiet" style="padding:12px 12px 0;${style}">${links.map(
    ({ label, url }, index) =>
      html`${index > 0 && raw(" &nbsp; ")}<a class="quiet" href="${url}" style="color:${look.quiet}">${label}</a>`,
  )}</td></tr>
</table>`;
}

/** Line by line: not every mail program keeps the breaks of a text. */
function inLines(text: string): unknown[] {
  return text.split(/\r?\n/).map((line, index) => (index > 0 ? html`<br>${line}` : line));
}
