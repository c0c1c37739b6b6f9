export { ArticleForm } from "./ui/article-form.tsx";
export { articleBody } from "./ui/article-values.ts";
export { HelpIcon, type HelpTopic } from "./ui/help-icon.tsx";
