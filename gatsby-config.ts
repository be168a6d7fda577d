import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { switchesFor } from './packages/fast-page/switches';
import { settingsOrStop } from './src/data/load-content';
import { checkedFolder, localeSource, localesPath, typeOfFile } from './src/data/page-sources';
import { imagesFolder } from './src/data/read-data';
import { createHostingAdapter } from './src/gatsby/config/hosting-adapter';
import { i18nextOptions } from './src/gatsby/config/i18next-options';
import { sitemapOptions } from './src/gatsby/config/sitemap-options';

const site = settingsOrStop();

/** What makes pages fast and safe; all off, this is an ordinary site of Gatsby (packages/fast-page/README.md). */
const fastPage = switchesFor({
  sleepingParts: true,
  laterStyles: true,
  scriptsAfterPaint: true,
  deferredLayout: true,
  policy: true,
  earlyClicks: true,
});

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.origin },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { generateOnBuild: true },
  adapter: createHostingAdapter(fastPage),
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'facts', path: checkedFolder, ignore: [`${localesPath}/**`] },
    },
    { resolve: 'gatsby-source-filesystem', options: { name: localeSource, path: localesPath } },
    { resolve: 'gatsby-source-filesystem', options: { name: 'images', path: imagesFolder } },
    { resolve: 'gatsby-transformer-json', options: { typeName: typeOfFile } },
    // The pictures are flat drawings of screens: at a low quality, parts of their hairlines are lost (packages/gatsby-patches/pictures.ts).
    { resolve: 'gatsby-plugin-sharp', options: { defaults: { avifOptions: { quality: 65 } } } },
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions(site.origin) },
    resolve('src/gatsby/layout-plugin/package.json'),
    // Behind the layout, so that the design is inside the page's cache of styles.
    { resolve: resolve('packages/fast-page/package.json'), options: fastPage },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: localeSource,
        languages: site.languages,
        defaultLanguage: site.defaultLanguage,
        siteUrl: site.origin,
        redirect: false,
        verbose: false,
        trailingSlash: 'never',
        i18nextOptions: i18nextOptions(site.name),
      },
    },
  ],
};

export default config;
