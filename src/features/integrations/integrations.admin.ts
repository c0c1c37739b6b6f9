export { EmbedPanel } from "./embeds/embed-panel.tsx";
