export {
  listFollowingHandler,
  previewFollowingHandler,
  updateFollowingHandler,
} from "./editing/following/following.handlers.server.ts";
export { checkJapaneseTextHandler, showRubyHandler } from "./japanese/japanese-texts.handlers.server.ts";
export { listManagedDaysHandler, publishEventsHandler } from "./managed/managed-events.handlers.server.ts";
export * from "./read-events.handlers.server.ts";
export * from "./templates/templates.handlers.server.ts";
export * from "./write-events.handlers.server.ts";
