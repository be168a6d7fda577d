/**
 * Replaces the props of Gatsby’s page announcer (`route-announcer-props.js`, gatsby 5.16), which says “Navigated to …” in English
 * whatever the language of the page: hidden, and not a live region. `useRouteAnnouncement` announces pages instead.
 *
 * Upstream: gatsbyjs/gatsby#20801 (localization), closed as stale; #35187 (the text cannot be chosen), open.
 * Can go when Gatsby takes the text of the announcement from the site.
 */
export const RouteAnnouncerProps = { hidden: true } as const;
