import type { GatsbyNode } from 'gatsby';
import { setAvifEffort } from '../patches/set-avif-effort';

/** Must run before the first picture is generated. */
export const onPluginInit: GatsbyNode['onPluginInit'] = setAvifEffort;
