import CMS from '@sveltia/cms';
import collections from '../collections.json';
import { type CmsCollection, siteJson } from './site-json';

CMS.registerCustomFormat('site-json', 'json', siteJson(collections as CmsCollection[]));
CMS.init();
