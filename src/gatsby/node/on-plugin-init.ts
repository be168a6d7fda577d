import type { GatsbyNode } from 'gatsby';
import { PictureStore, storeFolder } from '../../build/picture-store';
import { encodeOnce } from '../patches/encode-once';
import { setAvifEffort } from '../patches/set-avif-effort';

/** Must run before the first picture is generated. */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => {
  setAvifEffort();
  encodeOnce(new PictureStore(storeFolder));
};
