import { join } from 'node:path';

export { labelBars } from '../../../src/theme/tokens';
export { integrityOf } from '../../fast-page/integrity';

const root = join(__dirname, '../../..');

/** The folder of a language's pictures of the features. */
export const featurePictures = (language: string) => join(root, 'data/images/features', language);

/** The folder of the posters. */
export const posters = join(root, 'data/images/demo');

/** The folder of the tour. */
export const tour = join(root, 'static/tour');
