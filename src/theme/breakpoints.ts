import { unstable_createBreakpoints } from '@mui/material/styles';
import { desktopFrom, floatingFrom, fullFrom, mobileBelow, phoneBelow, wideFrom } from './tokens';

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    /** Windows wider than the content needs. */
    xxl: true;
  }
}

/** Pixels at the usual font size, in the reader's own: with large letters, a wide window gets the layout of a narrower one, as with zoom. */
const em = (pixels: number) => pixels / 16;

/**
 * The one scale of windows, as `theme.breakpoints` has it. Numbers between its steps are in em, too. `down` leaves a fraction, which
 * avoids a gap before `up` when a page is zoomed.
 */
export const breakpoints = unstable_createBreakpoints({
  values: {
    xs: 0,
    sm: em(phoneBelow),
    md: em(mobileBelow),
    lg: em(desktopFrom),
    xl: em(fullFrom),
    xxl: em(wideFrom),
  },
  unit: 'em',
  step: 0.5,
});

/** A media query of styles, as `<source media>` takes it. */
export const condition = (query: string) => query.replace('@media ', '');

/** Where cards are narrower than 420 px, so that the letters of a wide picture would be too small: a media query as above. */
export const narrowCards = [breakpoints.down('lg'), breakpoints.between('xl', 'xxl')].map(condition).join();

/** Below this width, the window is a phone whose reader has chosen large letters. */
export const largeLetters = breakpoints.down(em(240));

/** Below this width, a phone has no room for the largest letters beside a first action. */
export const smallPhone = breakpoints.down(em(380));

/** Where there is room for the floating buttons between content and frame, and where there is not. */
export const wideGutter = breakpoints.up(em(floatingFrom));
export const narrowGutter = breakpoints.down(em(floatingFrom));

/**
 * Where the floating buttons stand beside the content, between it and the frame. Elsewhere they are in a strip at the bottom of the
 * window: in narrow windows, and where they would meet the letters of the frame.
 */
export const floatingBeside = `${wideGutter} and (min-height: 500px)`;

/**
 * Where it is an icon: in gutters of less than 180 px, in which its words have no room. In wide windows, gutters begin anew, because the
 * content is wider.
 */
export const floatingIcon = `${breakpoints.between(em(floatingFrom), em(1560))} and (min-height: 500px), ${condition(breakpoints.between('xxl', em(2012)))} and (min-height: 500px)`;
