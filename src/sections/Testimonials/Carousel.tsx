import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Children, type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import Slider from 'react-slick';
import { breakpoints } from '../../theme/breakpoints';
import { prefersStillness } from '../../theme/match-media';
import { colors, durations } from '../../theme/tokens';
import { Chevron } from '../../ui/Chevron';
import { isShortcut } from '../../ui/is-shortcut';
import { usePrinting } from '../../ui/use-printing';
import { controls } from './controls-size';
import { useSidewaysTouch } from './use-sideways-touch';

export interface CarouselProps {
  /** Name of the carousel, for screen readers. */
  label: string;
  /** The first slide to show, counted from 0. */
  start: number;
  children: ReactNode;
}

const Root = styled('section')({
  // Horizontal swipes move the slides, vertical ones scroll the page. Nothing scrolls sideways in a clipped box: otherwise, a swipe
  // to the right navigates back, and the next tap only ends the scrolling.
  '& .slick-list': { overflowX: 'clip', marginInline: -12, touchAction: 'pan-y pinch-zoom' },
  // A longer slide moves nothing in the one beside it.
  '& .slick-track': { display: 'flex', alignItems: 'start' },
  '@media print': {
    '& .slick-track': { flexWrap: 'wrap', width: 'auto !important', transform: 'none !important' },
    '& .slick-slide': { width: '50% !important', paddingBlock: 12 },
  },
});

// Its sides are where the carousel is clipped.
const Slide = styled('div')({ paddingInline: 12, '&:focus-visible': { outlineOffset: -3 } });

const arrow = {
  width: controls.height,
  height: controls.height,
  border: `1.5px solid ${colors.ink}`,
  background: 'none',
};

/**
 * The testimonials, one or two at a time, in a loop: after the last position comes the first. Without another position, there are no
 * arrows. On paper, all of them show. The loop is our own: react-slick clones slides, whose buttons can be reached with Tab although
 * they are invisible, and it applies `responsive` only after its first render (react-slick#2446).
 */
export function Carousel({ label, start, children }: CarouselProps) {
  const { t } = useTranslation('clientReviews');
  const slides = Children.toArray(children);
  const total = slides.length;
  const isMobile = useMediaQuery(breakpoints.down('md'));
  const atOnce = isMobile ? 1 : 2;
  const shown = usePrinting() ? total : atOnce;
  const stops = Math.max(1, total - shown + 1);
  const { first, move, slider } = usePosition(start, stops);
  const root = useFocusInSight(first);
  useSidewaysTouch(root, '.slick-list');
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || isShortcut(event)) return;
    event.preventDefault();
    move(by);
  };
  const position = (current: number) => t('position', { current: current + 1, total });
  return (
    <Root ref={root} tabIndex={-1} aria-roledescription={t('carouselRole')} aria-label={label} onKeyDown={onKeyDown}>
      <Slider
        {...slider}
        accessibility={false}
        arrows={false}
        infinite={false}
        slidesToShow={shown}
        slidesToScroll={1}
        // A click during the movement counts as well.
        waitForAnimate={false}
        speed={prefersStillness() ? 0 : durations.carousel}
      >
        {slides.map((slide, index) => (
          // react-slick gives it a `tabIndex` of -1.
          <Slide
            // biome-ignore lint/suspicious/noArrayIndexKey: the slides never change places
            key={index}
            role="group"
            aria-roledescription={t('slideRole')}
            aria-label={position(index)}
            // React 18 does not know the property, but writes the attribute.
            {...(index < first || index >= first + shown ? { inert: '' } : {})}
          >
            {slide}
          </Slide>
        ))}
      </Slider>
      {stops > 1 && (
        <Arrows onMove={move}>
          {shown === 1 ? position(first) : t('positions', { first: first + 1, last: first + shown, total })}
        </Arrows>
      )}
    </Root>
  );
}

function Arrows({ children, onMove }: { children: string; onMove: (by: number) => void }) {
  const { t } = useTranslation('clientReviews');
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, mt: `${controls.gap}px` }}>
      <IconButton sx={arrow} aria-label={t('previous')} onClick={() => onMove(-1)}>
        <Chevron direction="left" />
      </IconButton>
      <IconButton sx={arrow} aria-label={t('next')} onClick={() => onMove(1)}>
        <Chevron direction="right" />
      </IconButton>
      <Typography color="textSecondary" aria-live="polite" sx={{ ml: 0.5, lineHeight: 'inherit' }}>
        {children}
      </Typography>
    </Stack>
  );
}

/**
 * The position of the carousel, and react-slick's props that follow it.
 * @param stops the number of positions; with fewer of them, after a turn of the device, the last one holds
 */
function usePosition(start: number, stops: number) {
  const ref = useRef<Slider>(null);
  const [wanted, setWanted] = useState(start);
  const first = Math.min(wanted, stops - 1);
  /** Where react-slick is, or was asked to go last. */
  const asked = useRef(first);
  useEffect(() => {
    if (first !== asked.current) ref.current?.slickGoTo(first);
    asked.current = first;
  }, [first]);
  const move = (by: number) => setWanted((from) => (Math.min(from, stops - 1) + by + stops) % stops);
  /** Follows swipes as well; after one beyond an end, react-slick stays (it does not pass `onSwipe` on). */
  const beforeChange = (from: number, to: number) => {
    if (from === to && to === asked.current) return move(to === 0 ? -1 : 1);
    asked.current = to;
    setWanted(to);
  };
  return { first, move, slider: { ref, initialSlide: first, beforeChange } };
}

/** Moves the focus from a slide that leaves to one in sight; otherwise, it would return to the top of the page. */
function useFocusInSight(first: number) {
  const root = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first slide means that others are inert
  useLayoutEffect(() => {
    if (!root.current?.querySelector('[inert]:focus, [inert] :focus')) return;
    root.current.querySelector<HTMLElement>('[role="group"]:not([inert])')?.focus({ preventScroll: true });
  }, [first]);
  return root;
}
