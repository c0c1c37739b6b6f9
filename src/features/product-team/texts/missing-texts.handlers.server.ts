import { handler } from "../../../platform/http/handler.server.ts";
import { missingTextContracts as contracts } from "./missing-texts.contract.ts";
import { readMissingTexts } from "./read-missing-texts.server.ts";

export const listMissingTextsHandler = handler(contracts["GET /uniteam/missing_texts"], () =>
  readMissingTexts(),
);
