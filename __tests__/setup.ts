// A test ends as soon as it can. Five seconds, Jest's default, are too few for those that run git on a busy machine. A project's
// `testTimeout` has no effect.
jest.setTimeout(20_000);

// Half of the test files have no document; what its matchers need takes a tenth of a second to load.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  // jsdom has no layout: nothing comes into view.
  window.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}
