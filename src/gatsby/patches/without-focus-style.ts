/**
 * Removes the style attribute from the element that the router puts around every page and gives the focus to. The policy of each page
 * would have to allow it, by its hash; the global styles do without an attribute what it does.
 *
 * Upstream: @gatsbyjs/reach-router 2.0, which has no option for it; no thread was found.
 * Can go when the router writes no style of its own.
 */
export const withoutFocusStyle = (html: string): string =>
  html.replace(
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">',
    '<div tabindex="-1" id="gatsby-focus-wrapper">',
  );
