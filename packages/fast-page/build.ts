// The door for the build, which runs in Node.
export { browserAliases, replacedParts } from './build/browser-aliases';
export { finishPage, type InlineHashes, type PageScripts } from './build/finish-page';
export { splitParts } from './build/split-chunks';
export { swcMinimizers } from './build/swc-minimizers';
export { definitionsOf, type Switches, switchesFor, switchesOf } from './switches';
