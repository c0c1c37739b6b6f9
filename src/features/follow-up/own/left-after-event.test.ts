import { expect, it } from "vitest";
import {
  type LeftFacts,
  leavesCertificate,
  leftMaterials,
  leftSurvey,
  mayReadMaterial,
} from "./left-after-event.server.ts";

const start_at = new Date("2026-11-20T18:00:00+09:00");
const end_at = new Date("2026-11-20T20:00:00+09:00");
/** Of somebody who came to an event that leaves everything. */
const facts: LeftFacts = {
  event_id: 1,
  application_id: 1,
  start_at,
  end_at,
  cancelled_at: null,
  isManager: false,
  hasCome: true,
  hasOnceCome: true,
  isSurveyOpen: true,
  surveyQuestions: 1,
  hasAnswered: false,
  isCertified: true,
  materialsForAll: 2,
  materialsForAttended: 3,
};
const after = end_at;
const during = new Date(start_at.getTime() + 1);

it("a survey is left for who was checked in once, until they have answered, and not for those who manage the event", () => {
  const left = (other: Partial<LeftFacts>, now = after) => leftSurvey({ ...facts, ...other }, now);
  expect([left({}), left({ hasCome: false }), left({ hasAnswered: true })]).toEqual([
    "open",
    "open",
    "answered",
  ]);
  expect([left({ hasOnceCome: false }), left({ hasOnceCome: false, hasAnswered: true })]).toEqual([
    null,
    null,
  ]);
  expect([left({ isManager: true }), left({ isManager: true, hasAnswered: true })]).toEqual([
    null,
    "answered",
  ]);
  expect([
    left({ isSurveyOpen: false }),
    left({ surveyQuestions: 0 }),
    left({ cancelled_at: after }),
  ]).toEqual([null, null, null]);
  expect([left({}, start_at), left({}, new Date(start_at.getTime() - 1))]).toEqual(["open", null]);
});

it("a certificate is left for who came, once the event is over", () => {
  const left = (other: Partial<LeftFacts>, now = after) => leavesCertificate({ ...facts, ...other }, now);
  expect([left({}), left({}, new Date(end_at.getTime() - 1))]).toEqual([true, false]);
  expect([left({ hasCome: false }), left({ isCertified: false }), left({ cancelled_at: after })]).toEqual([
    false,
    false,
    false,
  ]);
});

it("material is left from the start on, that for those who came where they did; managers see all at any time", () => {
  const mayRead = (other: Partial<LeftFacts>, isForAll: boolean, now = during) =>
    mayReadMaterial({ ...facts, ...other }, isForAll, now);
  expect([mayRead({}, true), mayRead({}, false), mayRead({}, true, start_at)]).toEqual([true, true, false]);
  expect([mayRead({ hasCome: false }, true), mayRead({ hasCome: false }, false)]).toEqual([true, false]);
  expect(mayRead({ cancelled_at: start_at }, true)).toBe(false);
  expect(mayRead({ isManager: true, hasCome: false, cancelled_at: start_at }, false, start_at)).toBe(true);
});

it("as many links and files are left as may be seen", () => {
  const left = (other: Partial<LeftFacts>, now = during) => leftMaterials({ ...facts, ...other }, now);
  expect([left({}), left({ hasCome: false }), left({}, start_at)]).toEqual([5, 2, 0]);
});
