/** Browsers that know Trusted Types (w3.org/TR/trusted-types); TypeScript's own types do not have them yet. */
interface TrustedTypesWindow {
  trustedTypes?: { createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown };
}

/**
 * Runs in the browser, written into the head of every page: says which texts may become part of the page where a browser would run
 * them (`require-trusted-types-for` in the page's policy). What libraries need, and no more:
 * - HTML without an element, and the empty script of which React 18 makes every script element;
 * - scripts of this site by their address;
 * - data as the text of a script element: the structured data of a page that one comes to by a link.
 * It must stand alone: nothing around it goes along, and no end tag of a script may stand in it.
 */
export function createTrustedTypesPolicy(): void {
  (window as TrustedTypesWindow).trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') && !/^<script><\/script>$/.test(html) ? null : html),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
    createScript: (text) => {
      JSON.parse(text);
      return text;
    },
  });
}
