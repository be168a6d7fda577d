/** Browsers that know Trusted Types (w3.org/TR/trusted-types); TypeScript's own types do not have them yet. */
interface TrustedTypesWindow {
  trustedTypes?: { createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown };
}

/**
 * Runs in the browser, inlined into the head of every page: the default policy of Trusted Types (`require-trusted-types-for`). It
 * allows only what the libraries need:
 * - HTML without an element, and the empty script that React 18 uses to create script elements;
 * - scripts of this site, by address;
 * - data as the text of a script element: the structured data of a page after a client-side navigation.
 * Must not refer to anything outside itself, and must not contain the end tag of a script: its source is copied into the page.
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
