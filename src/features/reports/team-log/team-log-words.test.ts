import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { writtenLanguages } from "../../../shared/languages/languages.ts";
import { teamActionKinds, teamActionSubjects } from "../../accounts/accounts.public.ts";

it.each(writtenLanguages)(
  "every kind of line and subject of the team's log has its words in %s, and no other",
  (language) => {
    const texts = JSON.parse(readFileSync(`locales/${language}/team.json`, "utf8")) as Record<string, string>;
    const told = (part: string) =>
      Object.keys(texts)
        .filter((key) => key.startsWith(part))
        .map((key) => key.slice(part.length));
    expect(told("team_log.line.").sort()).toEqual([...teamActionKinds].sort());
    expect(told("team_log.subject.").sort()).toEqual([...teamActionSubjects].sort());
  },
);
