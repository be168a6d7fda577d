import { type RefObject, useEffect, useRef } from 'react';
import type Slider from 'react-slick';

/**
 * Moves a slider in a loop. react-slick updates asynchronously and may not know of one move when the next is due, so each click
 * continues from the target of the previous one.
 * @param stops the number of positions of the slider
 */
export function useLoop(slider: RefObject<Slider>, current: number, stops: number) {
  // With two shown instead of one, after a turn of the device, the last stop is one further up.
  useEffect(() => {
    if (current >= stops) slider.current?.slickGoTo(stops - 1, true);
  }, [slider, current, stops]);
  const wanted = useRef(current);
  const asked = useRef(0);
  const move = (by: number) => {
    wanted.current = (wanted.current + by + stops) % stops;
    asked.current += 1;
    slider.current?.slickGoTo(wanted.current);
  };
  /**
   * Handles a swipe beyond an end, where react-slick stays (it does not pass `onSwipe` on); returns whether it wrapped around as
   * the buttons do.
   */
  const wrapAround = (from: number, to: number): boolean => {
    const isSwipe = asked.current === 0;
    if (!isSwipe) asked.current -= 1;
    else if (from === to && stops > 1) move(to === 0 ? -1 : 1);
    else wanted.current = to;
    return isSwipe && from === to && stops > 1;
  };
  return { move, wrapAround };
}
