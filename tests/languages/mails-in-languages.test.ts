import { expect, it } from "vitest";
import { mails } from "../../src/jobs/mails.server.ts";
import { renderMail } from "../../src/platform/mail/layout/render-mail.server.ts";
import { isWritten, languageEntry, languages, localeOf } from "../../src/shared/languages/languages.ts";
import { hasRuby } from "../../src/shared/ruby/ruby-marks.ts";
import { oneMailOfEach } from "../support/one-mail-of-each.ts";
import { startTestServer } from "../support/server.ts";
import { isShortRun } from "../support/short-run.ts";
import { finderOfOtherLanguages } from "./texts-of-other-languages.ts";

const { platform, db, clock } = await startTestServer();
const { mails: each, reader } = await oneMailOfEach(db, mails, clock.now());
const others = languages.filter((language) => !isWritten(language));

// Organizers' texts are in Japanese and English there: our own sentences stand in lines of their own.
it.each(others)(
  "mails in %s have no line of ours in English, readings in the HTML of plain Japanese alone, and nothing unfilled",
  async (language) => {
    const find = finderOfOtherLanguages(language);
    const to = { user_id: reader.en.id, address: reader.en.email, language };
    const found: string[] = [];
    // A short run asks every mail in one of the languages.
    const asked = each.filter(
      (_, place) => !isShortRun || place % others.length === others.indexOf(language),
    );
    for (const { name, definition, payload } of asked) {
      const mail = await renderMail(platform, definition, to, payload);
      if (!mail) continue;
      const text = `${mail.subject}\n${mail.text}`;
      const english = find(text.split("\n").map((line) => line.trim())).filter((line) =>
        /^[\x20-\x7e’–…]+$/.test(line),
      );
      for (const line of english) found.push(`${name}: ${line}`);
      if (hasRuby(text + mail.html) || /\{[^{}]*\}|undefined|mail\.\w+\./.test(text))
        found.push(`${name}: ${text}`);
      const isPlain = languageEntry(language).isPlain === true;
      const html = [mail.html.includes(`<html lang="${localeOf(language)}"`), mail.html.includes("<ruby>")];
      expect([name, ...html]).toEqual([name, true, isPlain]);
    }
    expect(found).toEqual([]);
  },
);
