/** What a web manifest is made of. */
interface ManifestInput {
  /** The product's name. */
  name: string;
  description: string;
  language: string;
  /** Where the site opens when it was put on a home screen. */
  startPath: string;
  /** Of the browser's frame, and of the screen while the site opens. */
  color: string;
}

/**
 * Where the manifest of a language is published.
 * @param language the language's code
 */
export const manifestPath = (language: string) => `/${language}/manifest.json`;

/** The web manifest of a language (w3.org/TR/appmanifest). Its icons are in `static/`. */
export function webManifest({ name, description, language, startPath, color }: ManifestInput): object {
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang: language,
    dir: 'ltr',
    start_url: startPath,
    scope: '/',
    display: 'browser',
    theme_color: color,
    background_color: color,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
