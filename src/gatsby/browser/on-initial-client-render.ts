import { layOutRest } from '../../page/deferred-layout';

/** Lays out the rest of the page once hydration is complete. */
export const onInitialClientRender = layOutRest;
