import type { LinkedOrganization } from "./linked-organization.ts";

/** Simple drawings of ours, in the colour of the text, that let the eye find a service before its name is read. */
const drawings: Record<keyof LinkedOrganization, string> = {
  link_instagram:
    "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17.2 6.8h.01",
  link_wechat:
    "M9.5 4C5.4 4 2 6.8 2 10.2c0 2 1.1 3.7 2.9 4.8L4.3 17l2.5-1.3c.8.2 1.7.4 2.7.4M22 14.8c0-2.9-2.9-5.2-6.4-5.2S9.200 11.9 9.200 14.8s2.900 5.200 6.400 5.200c.8 0 1.500-.1 2.200-.3l2 1-.5-1.700c1.600-1 2.700-2.500 2.700-4.200ZM7 8.500h.01M12 8.500h.01M13.700 13.500h.01M17.600 13.500h.01",
  link_facebook:
    "M14.500 21v-7.500h2.700l.5-3.200h-3.200V8.300c0-1 .4-1.700 1.800-1.700h1.500V3.700c-.7-.1-1.400-.2-2.200-.2-2.500 0-4 1.500-4 4.200v2.600H8.800v3.200h2.800V21",
  link_line:
    "M12 3.500c-5.200 0-9.300 3.300-9.300 7.400 0 3.600 3.300 6.700 7.700 7.300.9.200.6.900.4 2.300 3.200-1.600 10.500-5.500 10.500-9.600 0-4.100-4.100-7.400-9.300-7.400ZM7.300 9v3.700h1.900M11.200 9v3.700M13.300 12.700V9l2.400 3.700V9",
  link_x: "M4 4l16 16M20 4 4 20",
  link_official_site: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
};

export function SocialIcon({ link }: { link: keyof LinkedOrganization }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[link]} />
    </svg>
  );
}
