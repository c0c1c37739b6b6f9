import { choose, loseFirstAnswer, myOrganization, newEvent, typeMoment } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { beginEvent, openFolds } from "./support/organizer-forms.ts";
import { enterAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";
import { atBothWidths } from "./support/widths.ts";

const words = {
  ja: {
    japanese: "日本語",
    create: "下書きとして保存",
    save: "保存する",
    publish: "公開する",
    title: "タイトル",
    titleBlank: "タイトルを入力してください",
    startRequired: "開始日時を入力してください",
    spokenRequired: "話される言語を1つ以上選択してください",
    prefecture: "都道府県",
    kyoto: "京都府",
    format: "形式",
    purpose: "目的",
    max: "定員",
    spoken: "話される言語",
    place: "会場名",
    online: "オンライン",
    start: "開始日時",
    end: "終了日時",
    lasts: "2 時間 30 分",
    noSuchDay: "この日付はありません。",
    targetPrefecture: "対象の都道府県",
    onlyStudents: "学生のみ",
    paid: "有料",
    fee: "金額（円）",
    station: "最寄り駅（日本語）",
    minutes: "駅からの徒歩（分）",
    location: "地図の位置",
    noLocation: "位置を読み取れません。",
    stepFree: "段差なし（入口から会場まで）",
    radio: "+ 択一",
    shortText: "+ 短文",
    question: "質問文（日本語）",
    option: /選択肢\d（日本語）/,
    down: "質問1を下へ",
    remove: "質問1を削除する",
    undo: "元に戻す",
    another: "別の言語",
    add: "この言語を追加する",
    copy: /^空欄に.+の文をコピー$/,
    updated: "イベントを更新しました",
    restore: "下書きの続きから始める",
    keepMine: "自分の入力で保存する",
    conflict: "ほかの人が変更しました",
    missing: "質問1の質問文がありません",
    lottery: "抽選",
    drawTime: "抽選日時",
    drawTimeRequired: "抽選日時を入力してください",
  },
  en: {
    japanese: "Japanese",
    create: "Save as draft",
    save: "Save",
    publish: "Publish",
    title: "Title",
    titleBlank: "Title can't be blank",
    startRequired: "Start Time is required",
    spokenRequired: "Spoken Language is required",
    prefecture: "Prefecture",
    kyoto: "Kyoto",
    format: "Format",
    purpose: "Purpose",
    max: "Max participants",
    spoken: "Spoken languages",
    place: "Place name",
    online: "Online",
    start: "Start",
    end: "End",
    lasts: "2 hours 30 minutes",
    noSuchDay: "There is no such day.",
    targetPrefecture: "Prefectures",
    onlyStudents: "Students only",
    paid: "Paid",
    fee: "Amount in yen",
    station: "Nearest station (Japanese)",
    minutes: "Minutes on foot from there",
    location: "Place on the map",
    noLocation: "We can't read a place from this.",
    lottery: "A draw",
    drawTime: "Time of the draw",
    drawTimeRequired: "Time of the draw is required",
    stepFree: "Step-free from the entrance to the room",
    radio: "+ One choice",
    shortText: "+ Short text",
    question: "Question (Japanese)",
    option: /Option \d \(Japanese\)/,
    down: "Move question 1 down",
    remove: "Remove question 1",
    undo: "Undo",
    another: "Another language",
    add: "Add this language",
    copy: /^Copy the .+ text into empty fields$/,
    updated: "Event was successfully updated",
    restore: "Go on with the draft",
    keepMine: "Save mine",
    conflict: "Somebody else has changed this",
    missing: "question 1 has no text",
  },
};

test(
  "an event is made in one language, says what is missing, asks questions, and gets its second language",
  atBothWidths,
  async ({ page, accounts, language }, testInfo) => {
    const w = words[language];
    const { id } = await myOrganization(page, accounts.organizer);
    await enterAs(page, accounts.organizer);
    await beginEvent(page, id);
    await page.getByRole("button", { name: w.create, exact: true }).click();
    for (const message of [w.titleBlank, w.startRequired, w.spokenRequired]) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await lookAt(page, "event-create", testInfo);
    await page.getByLabel(w.title, { exact: false }).first().fill("二言語の夜");
    await page.getByLabel(w.place, { exact: false }).first().fill("学生会館");
    await choose(page, w.prefecture, w.kyoto);
    await expect(page.getByRole("status").filter({ hasText: w.kyoto })).toBeVisible();
    await page.getByRole("combobox", { name: w.format }).click();
    await page.getByRole("option").first().click();
    await page.getByRole("combobox", { name: w.purpose }).click();
    await page.getByRole("option").first().click();
    await typeMoment(page, w.start, "2030-02-30 1845");
    await page.getByLabel(w.max, { exact: false }).focus();
    await expect(page.getByText(w.noSuchDay)).toBeVisible();
    await typeMoment(page, w.start, "2030-12-28 １８４５");
    await typeMoment(page, w.end, "2030年12月28日 9:15pm");
    await expect(page.getByText(w.lasts)).toBeVisible();
    await typeMoment(page, w.start, "2030-12-29 19:00");
    await page.getByLabel(w.max, { exact: false }).fill("２０");
    await page.getByRole("combobox", { name: w.spoken, exact: true }).click();
    await page.getByRole("option", { name: w.japanese, exact: true }).click();
    await page.keyboard.press("Escape");
    await openFolds(page);
    await page.getByRole("checkbox", { name: w.onlyStudents, exact: true }).check();
    await page.getByRole("radio", { name: w.paid }).check();
    await page.getByLabel(w.fee).fill("１,０００");
    await page.getByLabel(w.station).fill("出町柳駅");
    await page.getByLabel(w.minutes).fill("5");
    await page.getByLabel(w.location).fill("出町柳");
    await page.getByRole("checkbox", { name: w.stepFree }).check();
    await page.getByRole("radio", { name: w.lottery, exact: true }).check();
    await page.getByRole("button", { name: w.create, exact: true }).click();
    await expect(page.getByText(w.noLocation)).toBeVisible();
    await expect(page.getByText(w.drawTimeRequired)).toBeVisible();
    await typeMoment(page, w.drawTime, "2030-12-27 12:00");
    await page.getByLabel(w.location).fill("https://www.openstreetmap.org/#map=18/35.03012/135.77171");
    await page.getByLabel(w.minutes).focus();
    await expect(page.getByLabel(w.location)).toHaveValue("35.03012, 135.77171");
    await page.getByRole("button", { name: w.radio }).click();
    await page.getByLabel(w.question, { exact: false }).fill("どちらにしますか");
    await page.getByLabel(w.option).nth(0).fill("お茶");
    await page.getByLabel(w.option).nth(1).fill("コーヒー");
    await page.getByRole("button", { name: w.shortText }).click();
    await page.getByLabel(w.question, { exact: false }).nth(1).fill("一言どうぞ");
    await page.getByRole("button", { name: w.down }).click();
    await expect(page.getByLabel(w.question, { exact: false }).nth(0)).toHaveValue("一言どうぞ");
    await page.getByRole("button", { name: w.remove }).click();
    await page.getByRole("button", { name: w.undo }).click();
    const calls = await loseFirstAnswer(page, "**/events/create");
    await page.getByRole("button", { name: w.create, exact: true }).click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await page.getByRole("button", { name: w.create, exact: true }).click();
    await expect(page).toHaveURL(/\/event_create\/\d+\/select_lang$/);
    expect(calls(), "an answer that got lost does not make the event twice").toBe(1);
    await lookAt(page, "event-select-lang", testInfo);
    await choose(page, w.another, "English");
    await page.getByRole("button", { name: w.add }).click();
    await expect(page).toHaveURL(/\/event_create\/\d+\/2$/);
    await expect(page.getByText(w.missing, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: w.copy }).click();
    await page.getByLabel(w.title, { exact: false }).nth(1).fill("Bilingual night");
    await lookAt(page, "event-create-lang", testInfo);
    await page.getByRole("button", { name: w.publish, exact: true }).click();
    const dialog = page.getByRole("dialog");
    for (const title of ["二言語の夜", "Bilingual night"])
      await expect(dialog.getByText(title)).toBeVisible();
    await lookAt(page, "event-publish", testInfo);
    await dialog.getByRole("button", { name: w.publish, exact: true }).click();
    await expect(page.getByText(w.updated)).toBeVisible();
    await expect(page).toHaveURL(/events\/\d+\/edit$/);
    const eventId = /events\/(\d+)/.exec(page.url())?.[1];
    const { data } = await (await page.request.get(`/api/v1/events/${eventId}`)).json();
    expect(data.language_events.map(({ title }: { title: string }) => title)).toEqual([
      "二言語の夜",
      "Bilingual night",
    ]);
    expect(data.apply_questions.map((one: { question_type_id: number }) => one.question_type_id)).toEqual([
      4, 1,
    ]);
    expect(data.target_prefecture_ids).toEqual([26]);
    expect(data.target_occupation_ids).toEqual([1]);
    expect(data.max_participant_num).toBe(20);
    expect(data).toMatchObject({
      fee: 1000,
      access: { station: "出町柳駅", minutes: 5 },
      location: { latitude: 35.03012, longitude: 135.77171 },
      barrier_free: ["step_free"],
      selection: "lottery",
      lottery_at: "2030-12-27T12:00:00.000+09:00",
      has_waiting_list: true,
    });
    expect(data.start_at).toBe("2030-12-29T19:00:00.000+09:00");
    expect(data.end_at).toBe("2030-12-29T21:30:00.000+09:00");
  },
);

test("what is typed outlives a closed tab, and a lost connection", async ({
  page,
  accounts,
  language,
  context,
}) => {
  const w = words[language];
  const { event, organizationId } = await newEvent(page, accounts.organizer);
  await enterAs(page, accounts.organizer);
  const address = `/manage/organizations/${organizationId}/event_create/${event.id}/2`;
  await page.goto(address);
  await page.getByLabel(w.title, { exact: false }).first().fill("書きかけの題");
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes("draft"))))
    .toBe(true);
  await page.close();
  const again = await context.newPage();
  await enterAs(again, accounts.organizer);
  await again.goto(address);
  await again.getByRole("button", { name: w.restore }).click();
  await expect(again.getByLabel(w.title, { exact: false }).first()).toHaveValue("書きかけの題");
  await again.route("**/update", (route) => route.abort());
  await again.getByRole("button", { name: w.save }).click();
  await expect(again.getByRole("alert").first()).toBeVisible();
  await expect(again.getByLabel(w.title, { exact: false }).first()).toHaveValue("書きかけの題");
  await again.unroute("**/update");
  await again.getByRole("button", { name: w.save }).click();
  await expect(again.getByText(w.updated)).toBeVisible();
});

test("a target that followed from the venue and was taken away does not come back with another venue", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const { id } = await myOrganization(page, accounts.organizer);
  await enterAs(page, accounts.organizer);
  await beginEvent(page, id);
  await choose(page, w.prefecture, w.kyoto);
  const everybody = page.getByRole("button", { name: /^(どなたでも対象にする|For everyone)$/ });
  await everybody.click();
  await choose(page, w.prefecture, language === "ja" ? "大阪府" : "Osaka");
  await expect(page.getByRole("combobox", { name: w.prefecture, exact: true })).toHaveValue(/大阪|Osaka/);
  await expect(everybody).toHaveCount(0);
});
