// The door of this package: everything else imports from here.
export { bundleOf } from './bundle-of';
export { exportXliff } from './export-xliff';
export { type Import, importUnits } from './import-units';
export { importXliff } from './import-xliff';
export type { ImportSettings } from './judge-unit';
export { type CameBack, readXliff } from './read-xliff';
export { formatRefusal, type Refusal } from './refusal';
export { type Format, writeXliff } from './write-xliff';
