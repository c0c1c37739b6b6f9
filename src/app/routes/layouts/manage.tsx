import { Suspense } from "react";
import { Outlet } from "react-router";
import { useLogInAbove } from "../../../features/accounts/accounts.public.ts";
import { SignInAdvice } from "../../../features/organizations/organizations.admin.ts";
import { documentLanguage } from "../../../shared/languages/document-language.ts";
import { MoreTexts } from "../../../ui/texts/texts.tsx";
import { AdminLayout } from "../../admin/admin-layout.tsx";
import { AdminSkeleton } from "../../admin/admin-skeleton.tsx";
import { adminTexts } from "../../admin/admin-texts.ts";

/** The back office is made in the browser: what it shows belongs to the person who is signed in. */
export async function clientLoader() {
  await adminTexts(documentLanguage());
  return null;
}
clientLoader.hydrate = true as const;

export const handle = { asksEarly: true };

export const HydrateFallback = AdminSkeleton;

export default function Manage() {
  useLogInAbove();
  return (
    <MoreTexts texts={adminTexts}>
      <AdminLayout>
        <Suspense>
          <SignInAdvice />
        </Suspense>
        <Outlet />
      </AdminLayout>
    </MoreTexts>
  );
}
