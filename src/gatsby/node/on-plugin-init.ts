import type { GatsbyNode } from 'gatsby';
import { PictureStore, storeFolder } from '../../build/picture-store';
import { encodeOnce } from '../patches/encode-once';
import { setEncoderEffort } from '../patches/set-encoder-effort';

/** Must run before the first picture is generated. */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => {
  setEncoderEffort();
  encodeOnce(new PictureStore(storeFolder));
};
