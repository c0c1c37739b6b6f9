import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../../tests/support/components/show.tsx";
import { BarChart } from "./bar-chart.tsx";

const barsNamed = (labels: string[]) => labels.map((label, key) => ({ key, label, count: key + 1 }));

it("labels that are long stand further apart, so that none lies over another on a phone", async () => {
  const dates = ["2026年11月20日", "2026年11月21日", "2026年11月22日", "2026年11月23日", "2026年11月24日"];
  await show(<BarChart description="dates" height={200} bars={barsNamed(dates)} />);
  expect(dates.filter((date) => screen.queryByText(date))).toEqual([dates[0], dates[3]]);
});

it("letters of one width take half of the room", async () => {
  const dates = ["Nov. 20th", "Nov. 21st", "Nov. 22nd", "Nov. 23rd"];
  await show(<BarChart description="dates" height={200} bars={barsNamed(dates)} />);
  expect(dates.filter((date) => screen.queryByText(date))).toEqual(dates);
});

it("short labels stand under each column while they are few", async () => {
  const minutes = ["14:51", "14:52", "14:53", "14:54", "14:55"];
  await show(<BarChart description="minutes" height={200} bars={barsNamed(minutes)} />);
  expect(minutes.filter((minute) => screen.queryByText(minute))).toEqual(minutes);
});
