/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { durations } from '../../src/theme/tokens';
import { useHoverIntent } from '../../src/ui/use-hover-intent';

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

/** Something that opens after 200 ms, closes after 150, and opens again at once within 300. */
function start(delays = { openDelay: 200, closeDelay: 150, skipDelay: 300 }) {
  const { result, unmount } = renderHook(() => useHoverIntent(delays));
  return {
    isOpen: () => result.current.open,
    hasJustOpened: () => result.current.hasJustOpened(),
    enter: (pointerType = 'mouse') => act(() => result.current.hoverProps.onPointerEnter({ pointerType })),
    leave: (pointerType = 'mouse') => act(() => result.current.hoverProps.onPointerLeave({ pointerType })),
    press: () =>
      act(() => {
        result.current.setOpen(true);
        result.current.follow(false);
      }),
    set: (open: boolean) => act(() => result.current.setOpen(open)),
    wait: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
    unmount,
  };
}

test('opens after the mouse has stayed for the delay, not before', () => {
  const { isOpen, enter, wait } = start();
  enter();
  wait(199);
  expect(isOpen()).toBe(false);
  wait(1);
  expect(isOpen()).toBe(true);
});

test('a click that closes it counts, even before the opening is painted', () => {
  const { isOpen, press } = start();
  press();
  expect(isOpen()).toBe(false);
});

test('a mouse that passes by opens nothing', () => {
  const { isOpen, enter, leave, wait } = start();
  enter();
  wait(150);
  leave();
  wait(1000);
  expect(isOpen()).toBe(false);
});

test('closes after the mouse has been away for the delay', () => {
  const { isOpen, enter, leave, wait } = start();
  enter();
  wait(200);
  leave();
  wait(149);
  expect(isOpen()).toBe(true);
  wait(1);
  expect(isOpen()).toBe(false);
});

test('opens again without delay within 300 ms after closing, and with it later', () => {
  const { isOpen, enter, leave, set, wait } = start();
  set(true);
  set(false);
  wait(299);
  enter();
  wait(0);
  expect(isOpen()).toBe(true);
  leave();
  wait(150);
  wait(301);
  enter();
  wait(199);
  expect(isOpen()).toBe(false);
});

test.each(['touch', 'pen'])('%s does nothing', (pointerType) => {
  const { isOpen, enter, leave, set, wait } = start();
  enter(pointerType);
  wait(1000);
  expect(isOpen()).toBe(false);
  set(true);
  leave(pointerType);
  wait(1000);
  expect(isOpen()).toBe(true);
});

test('a click opens at once and cancels the delay of the mouse', () => {
  const { isOpen, enter, set, wait } = start();
  enter();
  set(true);
  expect(isOpen()).toBe(true);
  set(false);
  wait(1000);
  expect(isOpen()).toBe(false);
});

test('closes with Escape, wherever the focus is', () => {
  const { isOpen, enter, wait } = start();
  enter();
  wait(200);
  act(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  expect(isOpen()).toBe(false);
});

test('has just opened for half a second after a mouse opened it, and not when a click did', () => {
  const { hasJustOpened, enter, set, wait } = start();
  set(true);
  expect(hasJustOpened()).toBe(false);
  set(false);
  wait(1000);
  enter();
  wait(200);
  expect(hasJustOpened()).toBe(true);
  wait(500);
  expect(hasJustOpened()).toBe(false);
});

test('the delays are those of the specification', () => {
  expect(durations).toMatchObject({ menuOpen: 200, menuSkip: 300, hoverCardOpen: 700, hoverCardClose: 300 });
});
