import { type RawBuilder, sql } from "kysely";

/** A query with the column `stored`: icons and headers of suspended organizations, but for those that another one shows too. */
export function selectHiddenOrganizationImages(): RawBuilder<unknown> {
  return sql`
    select image.stored
      from organizations o, lateral (values (o.icon_url), (o.header_url)) as image (stored)
     where o.suspended_at is not null and image.stored is not null
       and not exists (select from organizations other
                        where other.suspended_at is null and image.stored in (other.icon_url, other.header_url))`;
}
