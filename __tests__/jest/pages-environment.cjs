const { TestEnvironment } = require('jest-environment-jsdom');

/** Every parsed page, by its address, for all test files of this process: parsing takes most of their time. */
const pages = new Map();

let parser;

/** jsdom for tests that read many built pages, but change none: `parsedPages` and `pageParser` outlive a test file. */
module.exports = class PagesEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    // Of a window that no test file closes.
    parser ??= new new TestEnvironment(config, context).global.DOMParser();
    Object.assign(this.global, { parsedPages: pages, pageParser: parser });
  }
};
