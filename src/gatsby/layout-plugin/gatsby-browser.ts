// The first module of a browser script of ours: before the router's.
import '../../../packages/fast-page/mend-address';

export { wrapPageElement } from './wrap-page-element';
