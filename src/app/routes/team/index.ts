import { redirect } from "react-router";

/** The dashboard begins with the articles. */
export const loader = () => redirect("/uniteamanage/help_articles");
