import CMS from '@sveltia/cms';
import { type CmsCollection, siteJson } from './site-json';

/** The CMS's collections, which the bundler puts here. */
declare const COLLECTIONS: readonly CmsCollection[];

CMS.registerCustomFormat('site-json', 'json', siteJson(COLLECTIONS));
CMS.init();
