import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { byTopic } from "./article-topics.ts";

it("every article that comes with the product stands under a topic, and others under their own", () => {
  const keys = readdirSync("content/help/en").map((file) => file.replace(".md", ""));
  const topics = byTopic([...keys, "written_later"].map((key) => ({ key })));
  expect(topics.find(({ topic }) => topic === "more")?.articles).toEqual([{ key: "written_later" }]);
  expect(topics.flatMap(({ articles }) => articles)).toHaveLength(keys.length + 1);
});
