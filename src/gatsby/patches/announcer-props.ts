/**
 * Takes the place of what Gatsby gives its announcer of new pages (`route-announcer-props.js`, gatsby 5.16), which says
 * “Navigated to …” in English whatever the page's language: hidden, and no live region. `useRouteAnnouncement` speaks instead.
 */
export const RouteAnnouncerProps = { hidden: true } as const;
