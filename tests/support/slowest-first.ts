import { BaseSequencer, type TestSpecification } from "vitest/node";

/** By what the table at the end of `npm test` says: one of these that began last would be waited for by all. */
const slowest = [
  "tests/places/",
  "tests/upgrade/",
  "tests/fuzz/",
  "tests/faults/kill-while-mailing",
  "src/platform/db/embedded/",
  "tests/roles/",
  "tests/faults/kill-while-applying",
  "tests/faults/web-processes",
  "tests/several-machines/",
  "tests/mails/",
  "tests/",
];

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = slowest.findIndex((part) => moduleId.includes(`/${part}`));
      return found < 0 ? slowest.length : found;
    };
    return files.toSorted((one, other) => place(one) - place(other));
  }
}
