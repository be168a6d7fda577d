import type { GatsbyNode } from 'gatsby';
import { setAvifEffort } from '../patches/set-avif-effort';

/** Before any picture is made. */
export const onPluginInit: GatsbyNode['onPluginInit'] = setAvifEffort;
