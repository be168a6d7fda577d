import type { GatsbyNode } from 'gatsby';
import { PictureStore, storeFolder } from '../../build/picture-store';
import { encodeOnce } from '../patches/encode-once';
import { setEncoderEffort } from '../patches/set-encoder-effort';
import { setUprightSizes } from '../patches/upright-sizes';

/** Must run before the first picture is generated. */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => {
  setEncoderEffort();
  setUprightSizes();
  encodeOnce(new PictureStore(storeFolder));
};
