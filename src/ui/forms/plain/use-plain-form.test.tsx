import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../../../tests/support/components/show.tsx";
import { useLanguage } from "../../texts/texts.tsx";
import { TextField } from "../fields/field.tsx";
import { useProblemsInLanguage } from "../problems/use-problems-in-language.ts";
import { usePlainForm } from "./use-plain-form.ts";

interface Values {
  email: string;
  person: { name: string };
}

interface Sent {
  values: Values[];
  /** Ends the call that is under way. */
  answer(): void;
}

function Form({ sent, refused }: { sent: Sent; refused?: string }) {
  const language = useLanguage();
  const form = usePlainForm<Values>({ defaultValues: { person: { name: "Aiko" } } });
  useProblemsInLanguage(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    sent.values.push(values);
    await new Promise<void>((resolve) => {
      sent.answer = resolve;
    });
    if (refused) form.setError("email", { message: refused });
  });
  return (
    <form onSubmit={submit}>
      <TextField
        label="name"
        error={errors.person?.name?.message}
        {...form.register("person.name", { required: `name? ${language}` })}
      />
      <TextField
        label="email"
        error={errors.email?.message}
        {...form.register("email", { required: `email? ${language}` })}
      />
      <button type="submit">{isSubmitting ? "sending" : "send"}</button>
      <p>{`to ${form.watch("email") ?? ""}`}</p>
    </form>
  );
}

async function open(refused?: string) {
  const sent: Sent = { values: [], answer: () => {} };
  const page = await show(<Form sent={sent} refused={refused} />);
  return {
    ...page,
    sent,
    field: (label: string) => screen.getByLabelText<HTMLInputElement>(label),
    press: () => page.user.click(screen.getByRole("button")),
  };
}

it("nothing is sent while something is wrong, and the first field that is has the focus", async () => {
  const { user, field, press, sent } = await open();
  await user.clear(field("name"));
  await press();
  expect(field("name")).toBe(document.activeElement);
  expect(screen.getByText("name? en")).toBeTruthy();
  expect(screen.getByText("email? en")).toBeTruthy();
  expect(sent.values).toEqual([]);
});

it("nothing is said before the first press; after it each change is checked", async () => {
  const { user, field, press } = await open();
  await user.type(field("email"), "a{Backspace}");
  expect(screen.queryByText("email? en")).toBeNull();
  await press();
  expect(screen.getByText("email? en")).toBeTruthy();
  await user.type(field("email"), "a");
  expect(screen.queryByText("email? en")).toBeNull();
  await user.clear(field("email"));
  expect(screen.getByText("email? en")).toBeTruthy();
});

it("what is wrong is said in the page's language once that has changed", async () => {
  const { press, showIn } = await open();
  await press();
  await showIn("ja");
  expect(await screen.findByText("email? ja")).toBeTruthy();
  expect(screen.queryByText("email? en")).toBeNull();
});

it("the values are sent once, however often one presses, and what the answer refuses has the focus", async () => {
  const { user, field, press, sent } = await open("taken");
  await user.type(field("email"), "a@example.com");
  await press();
  expect(screen.getByText("sending")).toBeTruthy();
  await press();
  await user.type(field("email"), "{Enter}");
  expect(sent.values).toEqual([{ email: "a@example.com", person: { name: "Aiko" } }]);
  sent.answer();
  await waitFor(() => expect(screen.getByText("taken")).toBeTruthy());
  expect(field("email")).toBe(document.activeElement);
  expect(field("email").value).toBe("a@example.com");
  await user.type(field("email"), "x");
  expect(screen.queryByText("taken")).toBeNull();
  await press();
  expect(sent.values).toHaveLength(2);
});

it("what watches a field follows what is typed", async () => {
  const { user, field } = await open();
  await user.type(field("email"), "a@b");
  expect(screen.getByText("to a@b")).toBeTruthy();
});
