import { expect, it } from "vitest";
import type { Texts } from "../../../ui/texts/texts.tsx";
import { targetsText } from "./event-targets-text.ts";

const t = ((key: string, values: { names?: string } = {}) =>
  `${key}(${values.names ?? ""})`) as unknown as Texts;
const nobody = {
  target_occupations: [],
  target_universities: [],
  target_department_categories: [],
  target_countries: [],
  target_prefectures: [],
};

it("the page names the target that the form names, prefectures too; everybody only where there is none", () => {
  expect(targetsText(nobody, t, "en")).toBe("event.open_to_all()");
  const kyoto = { ...nobody, target_prefectures: [{ id: 26, name: "Kyoto" }] };
  expect(targetsText(kyoto, t, "en")).toBe("event.only_in(Kyoto)");
  const students = { ...kyoto, target_occupations: [{ id: 1, name: "Student" }] };
  expect(targetsText(students, t, "en")).toBe("event.only_for(Student) · event.only_in(Kyoto)");
});
