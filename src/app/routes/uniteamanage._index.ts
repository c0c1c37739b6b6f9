import { redirect } from "react-router";

/** The desk begins with the articles. */
export const loader = () => redirect("/uniteamanage/help_articles");
