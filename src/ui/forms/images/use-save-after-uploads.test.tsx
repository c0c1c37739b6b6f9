import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../../../tests/support/components/show.tsx";
import { useSaveAfterUploads } from "./use-save-after-uploads.ts";

interface FormProps {
  uploads: Promise<boolean>[];
  save(): Promise<void>;
}

function Form({ uploads, save }: FormProps) {
  const { submit, onUpload, isWaiting } = useSaveAfterUploads(save);
  return (
    <form onSubmit={(event) => void submit(event)} aria-busy={isWaiting}>
      <button type="button" onClick={() => uploads.forEach(onUpload)}>
        Send pictures
      </button>
      <button type="submit">Save</button>
    </form>
  );
}

async function open(count: number) {
  const pictures = Array.from({ length: count }, () => Promise.withResolvers<boolean>());
  let saves = 0;
  const save = async () => {
    saves += 1;
  };
  const page = await show(<Form uploads={pictures.map(({ promise }) => promise)} save={save} />);
  const press = (name: string) => page.user.click(screen.getByRole("button", { name }));
  await press("Send pictures");
  return { ...page, press, saves: () => saves, arrive: (at: number, is = true) => pictures[at]?.resolve(is) };
}

it("a save waits for all pictures that are being sent, and is made once, however often it is pressed", async () => {
  const { press, saves, arrive } = await open(2);
  await press("Save");
  await press("Save");
  arrive(0);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(saves()).toBe(0);
  expect(document.querySelector("form")?.getAttribute("aria-busy")).toBe("true");
  arrive(1);
  await waitFor(() => expect(saves()).toBe(1));
});

it("a save is not made where a picture has not arrived, and says so; pressed again it goes on without", async () => {
  const { t, press, saves, arrive } = await open(1);
  await press("Save");
  arrive(0, false);
  expect(await screen.findByText(t("image.not_saved"))).toBeTruthy();
  expect(saves()).toBe(0);
  await press("Save");
  await waitFor(() => expect(saves()).toBe(1));
});
