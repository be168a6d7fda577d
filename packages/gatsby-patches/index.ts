export { failOnErrors } from './fail-on-errors';
export { foreignRefusal, guardServers, letIn } from './guard-development';
export { LicensesPlugin } from './licenses-plugin';
export { PackVersionPlugin } from './pack-version-plugin';
export { changePictures } from './pictures';
