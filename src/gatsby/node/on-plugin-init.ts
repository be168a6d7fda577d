import type { GatsbyNode } from 'gatsby';
import { changePictures } from '../patches/pictures';

/** Must run before the first picture is generated. */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => changePictures();
