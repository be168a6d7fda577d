/**
 * Takes the place of what Gatsby gives its announcer of new pages (`route-announcer-props.js`, gatsby 5.16), which says
 * “Navigated to …” in English whatever the page's language: hidden, and no live region. `useRouteAnnouncement` speaks instead.
 *
 * Upstream: gatsbyjs/gatsby#20801 (localization), closed as stale; #35187 (the text cannot be chosen), open.
 * Can go when Gatsby takes the text of the announcement from the site.
 */
export const RouteAnnouncerProps = { hidden: true } as const;
