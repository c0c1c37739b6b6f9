import { Outlet } from "react-router";
import { MoreTexts } from "../../ui/texts/texts.tsx";
import { AdminLayout } from "../admin/admin-layout.tsx";
import { AdminSkeleton } from "../admin/admin-skeleton.tsx";
import { loadAdminTexts } from "../admin/load-admin-texts.ts";
import type { Route } from "./+types/manage.ts";

/** The back office is made in the browser: what it shows belongs to the person who is signed in. */
export async function clientLoader() {
  return { catalogue: await loadAdminTexts() };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = AdminSkeleton;

export default function Manage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts catalogue={loaderData.catalogue}>
      <AdminLayout>
        <Outlet />
      </AdminLayout>
    </MoreTexts>
  );
}
