/**
 * Breaks the lines of the message that Gatsby shows over the page in development: what to do is at the end of a line. Gatsby draws it in
 * a shadow tree, where no style of the page applies.
 *
 * Upstream: no issue found.
 * Can go when the overlay breaks lines.
 */
export function wrapOverlay(): void {
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    if (this.localName !== 'gatsby-fast-refresh') return root;
    const style = new CSSStyleSheet();
    style.replaceSync('pre { white-space: pre-wrap; overflow-wrap: anywhere }');
    root.adoptedStyleSheets.push(style);
    return root;
  };
}
