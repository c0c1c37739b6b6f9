import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { callsOf, serve } from "../../../../tests/support/components/fake-api.ts";
import { person } from "../../../../tests/support/components/samples.ts";
import { show } from "../../../../tests/support/components/show.tsx";
import { storeSession } from "../../../platform/browser/storage/stored-session.ts";
import { askCurrentUser } from "./ask-current-user.ts";
import { useCurrentUser } from "./current-user.tsx";

const call = "GET /users/own";

beforeEach(() => {
  storeSession({ "access-token": "a", client: "c", uid: person.email, "token-type": "Bearer", expiry: "" });
});

function Name() {
  const { user, refresh } = useCurrentUser();
  return (
    <button type="button" onClick={() => void refresh()}>
      {user?.first_name ?? "nobody"}
    </button>
  );
}

it("a page that needs the person whom its frame asks for shares the frame's call, and asks anew once it is answered", async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  serve({ [call]: () => asked.then(() => person) });
  await show(<Name />);
  const loaded = askCurrentUser();
  answer();
  expect((await loaded).id).toBe(person.id);
  await screen.findByRole("button", { name: person.first_name });
  expect(callsOf(call)).toHaveLength(1);
  await askCurrentUser();
  expect(callsOf(call)).toHaveLength(2);
});

it("after a change the person is asked for anew, and an answer from before that is not taken for it", async () => {
  const answers: ((name: string) => void)[] = [];
  serve({
    [call]: () =>
      new Promise((resolve) => {
        answers.push((first_name) => resolve({ ...person, first_name }));
      }),
  });
  const { user } = await show(<Name />);
  await user.click(screen.getByRole("button", { name: "nobody" }));
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.("Before");
  await screen.findByRole("button", { name: "Before" });
  answers[1]?.("After");
  await screen.findByRole("button", { name: "After" });
});
