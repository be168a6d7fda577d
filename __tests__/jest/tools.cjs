const toolTests = require('./tool-tests.cjs');
const unit = require('./unit.cjs');

module.exports = { ...unit, displayName: 'tools', testMatch: toolTests };
