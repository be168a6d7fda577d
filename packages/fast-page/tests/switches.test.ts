import { switchesFor, switchesOf } from '../switches';

const set = {
  sleepingParts: true,
  laterStyles: true,
  scriptsAfterPaint: false,
  deferredLayout: true,
  policy: true,
  earlyClicks: true,
};

test('the environment switches parts off for measuring, and never on', () => {
  expect(switchesFor(set, {})).toEqual(set);
  expect(switchesFor(set, { FAST_PAGE_WITHOUT: 'policy,earlyClicks' })).toEqual({
    ...set,
    policy: false,
    earlyClicks: false,
  });
  expect(Object.values(switchesFor(set, { FAST_PAGE_WITHOUT: 'all' }))).not.toContain(true);
});

test('a name that is none of them is an error, which names all', () => {
  expect(() => switchesFor(set, { FAST_PAGE_WITHOUT: 'later-styles' })).toThrow(
    /found later-styles, expected all, or of .*laterStyles/,
  );
});

test('a configuration without the plugin is an error', () => {
  expect(switchesOf([{ name: 'fast-page', pluginOptions: set }])).toEqual(set);
  expect(() => switchesOf([{ name: 'other' }])).toThrow('lists no plugin packages/fast-page');
});
