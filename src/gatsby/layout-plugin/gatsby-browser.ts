// The first module of a browser script of ours: before the router's.
import '../patches/mend-address';

export { wrapPageElement } from './wrap-page-element';
