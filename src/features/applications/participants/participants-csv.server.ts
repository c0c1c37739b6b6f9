import { setupI18n } from "@lingui/core";
import { create as contentDisposition } from "content-disposition";
import { stringify } from "csv-stringify/sync";
import { messages as filesEn } from "../../../../locales/en/files.json?lingui";
import { messages as filesJa } from "../../../../locales/ja/files.json?lingui";
import type { Db } from "../../../platform/db/client.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { statusInCsv } from "../../../shared/application-states.ts";
import type { Language } from "../../../shared/languages.ts";
import { nameIn } from "../../../shared/name-in.ts";
import { toEditTime } from "../../../shared/tokyo-time.ts";
import { type EventRow, findEvent, textOf } from "../../events/events.server.ts";
import { presentPerson, selectPeople } from "../../organizations/organizations.server.ts";
import { type ApplicationRow, selectApplications } from "../application-rows.server.ts";
import { titleForFileName } from "./participants-file-name.ts";

const rowsAtOnce = 500;
/** As the language writes a name. */
const nameColumns = { ja: ["last_name", "first_name"], en: ["first_name", "last_name"] } as const;
/** The graduation has two columns: a spreadsheet makes a date of `2027/3`, and of `2027-03`. */
const columns = [
  "country",
  "occupation",
  "university",
  "department",
  "graduation_year",
  "graduation_month",
  "applied_at",
] as const;
const texts = {
  ja: setupI18n({ locale: "ja", messages: { ja: filesJa } }),
  en: setupI18n({ locale: "en", messages: { en: filesEn } }),
};

/**
 * The participants list as a spreadsheet reads it: UTF-8 with BOM, CRLF, a column a question (deleted ones keep theirs),
 * times as `YYYY-MM-DD HH:mm` and STATUS last. Written batch by batch, so that its size does not matter to our memory.
 */
export async function participantsCsv(db: Db, eventId: number, language: Language): Promise<Response> {
  const event = await findEvent(db, eventId);
  if (!event) throw notFound("event");
  const lines = csvLines(db, event, language);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": contentDisposition(fileName(event, language), {
        fallback: `participants-${eventId}.csv`,
      }),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

/** Says of which event it is, so that the files of several can lie in one folder. */
function fileName(event: EventRow, language: Language): string {
  const title = titleForFileName(textOf(event, language).title);
  const date = toEditTime(event.start_at).slice(0, 10);
  return `${texts[language]._("participants.file_name", { title, date }).trim()}.csv`;
}

/** By RFC 4180. A cell that a spreadsheet would take for a formula becomes a text. */
const csvLinesOf = (rows: string[][]) => stringify(rows, { record_delimiter: "\r\n", escape_formulas: true });

async function* csvLines(db: Db, event: EventRow, language: Language): AsyncGenerator<string> {
  const questions = event.questions;
  const headings = [...nameColumns[language], ...columns].map((column) =>
    texts[language]._(`participants.${column}`),
  );
  yield `\ufeff${csvLinesOf([[...headings, ...questions.map(questionHeading), "STATUS"]])}`;
  let last = 0;
  while (true) {
    const rows = await selectApplications(db)
      .where("a.event_id", "=", event.id)
      .where("a.id", ">", last)
      .orderBy("a.id")
      .limit(rowsAtOnce)
      .execute();
    if (rows.length === 0) return;
    const userIds = rows.map(({ user_id }) => user_id);
    const people = new Map(
      (await selectPeople(db).where("u.id", "in", userIds).execute()).map((row) => [
        row.id,
        presentPerson(row, language),
      ]),
    );
    yield csvLinesOf(
      rows.map((row) => [
        ...personCells(people.get(row.user_id), language),
        toEditTime(row.applied_at),
        ...questions.map(({ id }) => bothLanguages(row.answers.find((one) => one.question_id === id))),
        statusInCsv(row.state),
      ]),
    );
    last = rows.at(-1)?.id ?? last;
  }
}

function personCells(person: ReturnType<typeof presentPerson> | undefined, language: Language): string[] {
  if (!person) return Array(8).fill("");
  const { university, graduation_year, graduation_month } = person;
  return [
    ...nameColumns[language].map((column) => person[column]),
    person.country?.name ?? "",
    person.occupation?.name ?? "",
    nameIn(university, language),
    person.department_category?.name ?? "",
    String(graduation_year ?? ""),
    String(graduation_month ?? ""),
  ];
}

const questionHeading = ({ texts }: EventRow["questions"][number]) =>
  [...new Set(texts.map(({ title }) => title).filter(Boolean))].join(" / ");

/** A choice is one thing whichever language it was made in, so it stands in both; an option may hold a comma. */
function bothLanguages(answer: ApplicationRow["answers"][number] | undefined): string {
  if (!answer || answer.options.length === 0) return answer?.text ?? "";
  return answer.options
    .map(({ texts }) => [...new Set(texts.map(({ text }) => text))].join(" / "))
    .join("; ");
}
