import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { byTopic } from "./article-topics.ts";

it("every article that comes with the product stands under a topic, and others under their own", () => {
  const keys = readdirSync("content/help/en").map((file) => file.replace(".md", ""));
  const topics = byTopic([...keys, "written_later"].map((key) => ({ key })));
  expect(topics.find(({ topic }) => topic === "more")?.articles).toEqual([{ key: "written_later" }]);
  expect(topics.flatMap(({ articles }) => articles)).toHaveLength(keys.length + 1);
});

it("topics and their articles stand in the order in which somebody needs them, and none without an article", () => {
  const keys = ["calendar_feeds", "written_later", "how_to_apply", "reminder_mail"];
  expect(byTopic(keys.map((key) => ({ key })))).toEqual([
    { topic: "taking_part", articles: [{ key: "how_to_apply" }, { key: "calendar_feeds" }] },
    { topic: "participants", articles: [{ key: "reminder_mail" }] },
    { topic: "more", articles: [{ key: "written_later" }] },
  ]);
  expect(byTopic([])).toEqual([]);
});
