/** The address to which people write when they cannot help themselves. */
export const supportEmail = "support@tsudoi.example";
