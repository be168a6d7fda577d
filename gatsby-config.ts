import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { localesFolder } from './src/content/file-kinds';
import { checkedFolder } from './src/data/checked-data';
import { isEditMode } from './src/data/edit-mode';
import { factSource, imageSource, localeSource } from './src/data/graphql/data-file-of';
import { hostingSettings } from './src/data/hosting-settings';
import { loadContentOrStop } from './src/data/load-content';
import { imagesFolder } from './src/data/read-data';
import { createHostingAdapter } from './src/gatsby/config/hosting-adapter';
import { i18nextOptions } from './src/gatsby/config/i18next-options';
import { jsonTypeName } from './src/gatsby/config/json-type-name';
import { sitemapOptions } from './src/gatsby/config/sitemap-options';
import { developMiddleware } from './src/gatsby/patches/develop-middleware';

const content = loadContentOrStop();
const { SiteSettings: site } = content;
const localesPath = `${checkedFolder}/${localesFolder}`;

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.origin },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // Not in edit mode: generating types would delay the preview.
  graphqlTypegen: !isEditMode && { generateOnBuild: true },
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
    // The pictures are flat drawings of screens: at a low quality, parts of their hairlines are lost (set-encoder-effort.ts).
    { resolve: 'gatsby-plugin-sharp', options: { defaults: { avifOptions: { quality: 52 } } } },
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions(site.origin) },
    resolve('src/gatsby/layout-plugin/package.json'),
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
