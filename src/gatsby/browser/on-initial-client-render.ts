import { layOutRest } from '../../page/deferred-layout';

/** Once React has taken the page over, nothing is more urgent than the rest of the page. */
export const onInitialClientRender = layOutRest;
