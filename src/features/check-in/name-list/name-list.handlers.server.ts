import { handler } from "../../../platform/http/handler.server.ts";
import { pickText } from "../../../shared/languages/languages.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { listNames } from "./list-names.server.ts";
import { nameListContracts } from "./name-list.contract.ts";

export const listNamesHandler = handler(
  nameListContracts["GET /events/{id}/name_list"],
  async (context, { params }) => {
    const rows = await listNames(context.platform.db, params.id);
    return rows.map(({ checked_in_at, department_id, department_names, ...row }) => ({
      ...row,
      department_category:
        department_id === null
          ? null
          : { id: department_id, name: pickText(context.language, department_names ?? {}) },
      checked_in_at: checked_in_at && toWireTime(checked_in_at),
    }));
  },
);
