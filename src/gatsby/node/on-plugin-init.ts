import type { GatsbyNode } from 'gatsby';
import { changePictures } from '../../../packages/gatsby-patches';

/** Must run before the first picture is generated. */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => changePictures();
