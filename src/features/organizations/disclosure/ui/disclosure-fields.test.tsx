import { useForm } from "react-hook-form";
import { afterEach, expect, it, vi } from "vitest";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { OrganizationValues } from "../../editing/ui/organization-values.ts";
import { DisclosureFields } from "./disclosure-fields.tsx";

function Form() {
  return <DisclosureFields form={useForm<OrganizationValues>()} />;
}

afterEach(() => {
  window.location.hash = "";
});

it.each([
  ["#disclosure", 1],
  ["", 0],
])(
  "a link to the fields of disclosure leads there, though they come after the page (%s)",
  async (hash, times) => {
    window.location.hash = hash;
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
    await show(<Form />);
    expect(scroll).toHaveBeenCalledTimes(times);
    scroll.mockRestore();
  },
);
