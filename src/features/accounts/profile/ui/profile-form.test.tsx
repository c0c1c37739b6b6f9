import { act, fireEvent, waitFor } from "@testing-library/react";
import { useLayoutEffect, useState } from "react";
import { expect, it } from "vitest";
import { serve } from "../../../../../tests/support/components/fake-api.ts";
import { referenceData } from "../../../../../tests/support/components/reference-data.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { User } from "../../accounts.contract.ts";
import { ProfileForm } from "./profile-form.tsx";

const user = {
  first_name: "Aoi",
  last_name: "Mori",
  country_id: 392,
  occupation_id: 2,
  university: null,
  university_id: null,
} as unknown as User;
const choices = { ...referenceData, departments: [], graduationYears: [] } as unknown as Parameters<
  typeof ProfileForm
>[0]["choices"];
const field = (name: string) => document.querySelector(`input[name="person.${name}"]`) as HTMLInputElement;

/** The form of a person who may be heard of anew at any moment. */
let hearOf: (user: User) => void;
function Profile() {
  const [known, setKnown] = useState(user);
  hearOf = setKnown;
  return <ProfileForm user={known} choices={choices} />;
}

/** Typed before the form's effects have run, as by a quick hand or by a browser that fills in. */
function TypedAtOnce() {
  useLayoutEffect(() => void fireEvent.input(field("first_name"), { target: { value: "Typed" } }), []);
  return <Profile />;
}

it("what is typed in the moment in which the form appears stays", async () => {
  serve({});
  await show(<TypedAtOnce />);
  expect(field("first_name").value).toBe("Typed");
});

it("a person who is heard of anew is shown, but for what is being typed", async () => {
  serve({});
  const page = await show(<Profile />);
  await page.user.clear(field("first_name"));
  await page.user.type(field("first_name"), "Typed");
  await act(() => hearOf({ ...user, first_name: "Akari", last_name: "Hayashi" }));
  await waitFor(() => expect(field("last_name").value).toBe("Hayashi"));
  expect(field("first_name").value).toBe("Typed");
});
