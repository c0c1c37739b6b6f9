export { ApiTokensPanel } from "./api-tokens/ui/api-tokens-panel.tsx";
export { EmbedPanel } from "./embeds/embed-panel.tsx";
export { WebhooksPanel } from "./webhooks/ui/webhooks-panel.tsx";
