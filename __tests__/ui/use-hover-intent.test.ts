/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useHoverIntent } from '../../src/ui/use-hover-intent';

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

/** Something that opens after 200 ms, closes after 150, and opens again at once within 300. */
function start() {
  const { result } = renderHook(() => useHoverIntent({ openDelay: 200, closeDelay: 150, skipDelay: 300 }));
  return {
    isOpen: () => result.current.open,
    hasJustOpened: () => result.current.hasJustOpened(),
    enter: (pointerType = 'mouse') => act(() => result.current.hoverProps.onPointerEnter({ pointerType })),
    leave: (pointerType = 'mouse') => act(() => result.current.hoverProps.onPointerLeave({ pointerType })),
    set: (open: boolean) => act(() => result.current.setOpen(open)),
    follow: (open: boolean) => act(() => result.current.follow(open)),
    wait: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
  };
}

test('opens after the mouse has stayed for the delay, and closes after it has been away for the delay, not before', () => {
  const { isOpen, enter, leave, wait } = start();
  enter();
  wait(199);
  expect(isOpen()).toBe(false);
  wait(1);
  expect(isOpen()).toBe(true);
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

test('a click opens and closes at once, even before the opening is painted, and cancels the delay of the mouse', () => {
  const { isOpen, enter, set, follow, wait } = start();
  enter();
  set(true);
  expect(isOpen()).toBe(true);
  follow(false);
  wait(1000);
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
