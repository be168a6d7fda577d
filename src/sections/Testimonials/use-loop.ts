import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type Slider from 'react-slick';

/**
 * Moves a slider in a loop. react-slick gets one move at a time, the next once React has rendered the last: of two moves in one
 * render it forgets to stop the first one's timer, which later puts the slides back. Clicks in between change the target.
 * @param stops the number of positions of the slider
 */
export function useLoop(slider: RefObject<Slider>, current: number, stops: number) {
  // With two shown instead of one, after a turn of the device, the last stop is one further up.
  useEffect(() => {
    if (current >= stops) slider.current?.slickGoTo(stops - 1, true);
  }, [slider, current, stops]);
  const wanted = useRef(current);
  const isAsked = useRef(false);
  const askForWanted = useCallback(() => {
    if (isAsked.current || wanted.current === current) return;
    isAsked.current = true;
    slider.current?.slickGoTo(wanted.current);
  }, [slider, current]);
  // Runs whenever the slider has arrived at another position.
  useEffect(() => {
    isAsked.current = false;
    askForWanted();
  }, [askForWanted]);
  const move = (by: number) => {
    wanted.current = (wanted.current + by + stops) % stops;
    askForWanted();
  };
  /**
   * Handles a swipe beyond an end, where react-slick stays (it does not pass `onSwipe` on); returns whether it wrapped around as
   * the buttons do.
   */
  const wrapAround = (from: number, to: number): boolean => {
    if (isAsked.current) {
      // Without a move, nothing is rendered that would allow the next one.
      if (to === current) isAsked.current = false;
      return false;
    }
    const isBeyondEnd = from === to && stops > 1;
    if (isBeyondEnd) move(to === 0 ? -1 : 1);
    else wanted.current = to;
    return isBeyondEnd;
  };
  return { move, wrapAround };
}
