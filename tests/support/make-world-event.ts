import type { Db, Tx } from "../../src/platform/db/client.server.ts";

type Hosts = Record<"host" | "invited" | "accepted" | "declined", number>;

const daysAfter = (now: Date, count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000);

/** The event of a world with its hosts, questions and a reminder mail, an article of the help, and a group of synonyms. */
export async function makeWorldEvent(db: Db, hosts: Hosts, now: Date) {
  return db.transaction().execute(async (tx) => {
    const eventId = await makeFutureEvent(tx, hosts.host, now);
    const invitationId = await addHosts(tx, eventId, hosts, now);
    const questionIds = await makeQuestions(tx, eventId);
    return {
      eventId,
      questionIds,
      /** The invitation that nobody has answered. */
      invitationId,
      ...(await makeReminderMail(tx, eventId, now)),
      ...(await makeMessage(tx, eventId, now)),
      ...(await makeHelpArticle(tx, eventId)),
      ...(await makeSynonyms(tx, eventId)),
    };
  });
}

async function makeFutureEvent(tx: Tx, organizationId: number, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto("events")
    .values({
      start_at: daysAfter(now, 10),
      end_at: daysAfter(now, 10),
      apply_due_at: daysAfter(now, 8),
      max_participant_num: 20,
      prefecture_id: 26,
      event_purpose_id: 1,
      event_format_id: 1,
      owner_organization_id: organizationId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("event_texts")
    .values([
      { event_id: id, language_id: 2, title: "Tea together", place_name: "Hall A", is_main: true },
      { event_id: id, language_id: 1, title: "お茶の会", place_name: "ホールA", is_main: false },
    ])
    .execute();
  await tx.insertInto("event_spoken_languages").values({ event_id: id, language_id: 1 }).execute();
  return id;
}

/** The owner and the three that were invited. Answers the id of the invitation that is open. */
async function addHosts(tx: Tx, eventId: number, hosts: Hosts, now: Date): Promise<number> {
  const invitation = { event_id: eventId, invited_by_id: hosts.host, is_owner: false };
  const [, open] = await tx
    .insertInto("event_hosts")
    .values([
      { event_id: eventId, organization_id: hosts.host, is_owner: true },
      { ...invitation, organization_id: hosts.invited },
      { ...invitation, organization_id: hosts.accepted, accepted_at: now },
      { ...invitation, organization_id: hosts.declined, declined_at: now },
    ])
    .returning("id")
    .execute();
  return open?.id ?? 0;
}

/** One of each type, none required; the choices of those that have some are Egg / 卵 and Nuts, dried / ナッツ. */
async function makeQuestions(tx: Tx, eventId: number): Promise<number[]> {
  const types = [1, 2, 3, 4, 5];
  const made = await tx
    .insertInto("questions")
    .values(
      types.map((type) => ({
        event_id: eventId,
        question_type_id: type,
        position: type,
        is_required: false,
      })),
    )
    .returning("id")
    .execute();
  const ids = made.map(({ id }) => id);
  await tx
    .insertInto("question_texts")
    .values(
      ids.flatMap((question_id, place) => [
        { question_id, language_id: 2, title: `Question ${types[place]}` },
        { question_id, language_id: 1, title: `質問${types[place]}` },
      ]),
    )
    .execute();
  await makeOptions(tx, ids.slice(0, 2));
  return ids;
}

async function makeOptions(tx: Tx, questionIds: number[]): Promise<void> {
  const texts = [
    { en: "Egg", ja: "卵" },
    { en: "Nuts, dried", ja: "ナッツ" },
  ];
  const made = await tx
    .insertInto("question_options")
    .values(questionIds.flatMap((question_id) => texts.map((_, position) => ({ question_id, position }))))
    .returning(["id", "position"])
    .execute();
  await tx
    .insertInto("question_option_texts")
    .values(
      made.flatMap(({ id, position }) => [
        { question_option_id: id, language_id: 2, text: texts[position]?.en ?? "" },
        { question_option_id: id, language_id: 1, text: texts[position]?.ja ?? "" },
      ]),
    )
    .execute();
}

async function makeReminderMail(tx: Tx, eventId: number, now: Date) {
  const { id } = await tx
    .insertInto("reminder_mails")
    .values({ event_id: eventId, send_at: daysAfter(now, 1), title: "Soon", body: "Bring a cup." })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { reminderMailId: id };
}

async function makeMessage(tx: Tx, eventId: number, now: Date) {
  const { id } = await tx
    .insertInto("applicant_mails")
    .values({ event_id: eventId, sent_at: now, title: "The room", body: "It is room 5 now." })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { applicantMailId: id };
}

async function makeHelpArticle(tx: Tx, eventId: number) {
  const key = `help-${eventId}`;
  const { id } = await tx
    .insertInto("help_articles")
    .values({ key, is_published: true })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("help_article_texts")
    .values({ help_article_id: id, language_id: 2, title: "Help", body: "Text" })
    .execute();
  return { helpArticleId: id, helpKey: key };
}

async function makeSynonyms(tx: Tx, eventId: number) {
  const { id } = await tx
    .insertInto("synonym_groups")
    .defaultValues()
    .returning("id")
    .executeTakeFirstOrThrow();
  const words = [`tea of ${eventId}`, `chai of ${eventId}`];
  await tx
    .insertInto("synonyms")
    .values(words.map((word) => ({ synonym_group_id: id, language_id: 2, word })))
    .execute();
  return { synonymGroupId: id };
}
