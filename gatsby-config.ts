import type { GatsbyConfig } from 'gatsby';
import { checkedFolder } from './src/build/checked-data';
import { factSource, imageSource, localeSource } from './src/build/data-file-of';
import { developMiddleware } from './src/build/develop-middleware';
import { hostingSettings } from './src/build/hosting-settings';
import { jsonTypeName } from './src/build/json-type-name';
import { loadContentOrStop } from './src/build/load-content';
import { imagesFolder } from './src/build/read-data';
import { sitemapOptions } from './src/build/sitemap-options';
import { localesFolder } from './src/content/file-kinds';
import { createHostingAdapter } from './src/hosting/adapter';

const content = loadContentOrStop();
const { SiteSettings: site } = content;
const localesPath = `${checkedFolder}/${localesFolder}`;

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.origin },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { generateOnBuild: true },
  developMiddleware,
  adapter: createHostingAdapter(hostingSettings(content)),
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: factSource, path: checkedFolder, ignore: [`${localesPath}/**`] },
    },
    { resolve: 'gatsby-source-filesystem', options: { name: localeSource, path: localesPath } },
    { resolve: 'gatsby-source-filesystem', options: { name: imageSource, path: imagesFolder } },
    { resolve: 'gatsby-transformer-json', options: { typeName: jsonTypeName } },
    // The pictures are flat drawings of screens: AVIF at 32 looks the same as at 50 and weighs a third less.
    { resolve: 'gatsby-plugin-sharp', options: { defaults: { avifOptions: { quality: 32 } } } },
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions(site.origin) },
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
        i18nextOptions: {
          keySeparator: '.',
          nsSeparator: ':',
          interpolation: { escapeValue: false, defaultVariables: { name: site.name } },
        },
      },
    },
  ],
};

export default config;
