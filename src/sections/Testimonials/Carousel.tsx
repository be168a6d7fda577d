import styled from '@emotion/styled';
import { Children, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import Slider from 'react-slick';
import { colors, mobileBelow } from '../../theme/tokens';
import { buttonStyles } from '../../ui/button-styles';
import { Chevron } from '../../ui/Chevron';
import { useMedia } from '../../ui/use-media';
import { controls } from './controls-size';
import type { ListPlace } from './list-place';
import { useKeptFocus } from './use-kept-focus';
import { useSidewaysTouch } from './use-sideways-touch';

export interface CarouselProps {
  /** Name of the carousel, for screen readers. */
  label: string;
  /** Where the list stood that the carousel takes the place of. */
  start: ListPlace;
  children: ReactNode;
}

const Root = styled('section')({
  '& .slick-slider': { position: 'relative' },
  '& .slick-list': { overflow: 'hidden', marginInline: -12, overscrollBehaviorX: 'contain' },
  // Fingers move the slides sideways; up and down they scroll the page. Else a swipe to the right goes back to the page before.
  // For every part: what scrolls by itself, such as a long testimonial, would allow all directions again.
  '& .slick-list, & .slick-list *': { touchAction: 'pan-y pinch-zoom' },
  '& .slick-track': { display: 'flex' },
  '& .slick-slide': { height: 'auto', '& > div': { height: '100%' } },
  '@media print': {
    '& .slick-track': { flexWrap: 'wrap', width: 'auto !important', transform: 'none !important' },
    '& .slick-slide': { width: '50% !important', paddingBlock: 12 },
  },
});

const Slide = styled('div')({ height: '100%', paddingInline: 12 });

const Controls = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, marginTop: controls.gap });

const Arrow = styled('button')({
  ...buttonStyles.icon,
  width: controls.height,
  height: controls.height,
  border: `1.5px solid ${colors.ink}`,
  background: 'none',
});

/**
 * The testimonials one or two at a time, in a loop. The loop is ours: react-slick's own clones slides, whose links Tab reaches
 * though nobody sees them, and it takes `responsive` into account only after its first render (react-slick#2446).
 */
export function Carousel({ label, start, children }: CarouselProps) {
  const { t } = useTranslation('clientReviews');
  const slider = useRef<Slider>(null);
  const shown = useMedia(`(max-width: ${mobileBelow - 0.05}px)`, window.innerWidth < mobileBelow) ? 1 : 2;
  const slides = Children.toArray(children);
  const stops = slides.length - shown + 1;
  const [current, setCurrent] = useState(Math.min(start.first, stops - 1));
  const { root, keepFocus } = useKeptFocus(start.focused);
  useSidewaysTouch(root, '.slick-list');
  // With two shown instead of one, after a turn of the device, the last stop is one further up.
  useEffect(() => {
    if (current >= stops) slider.current?.slickGoTo(stops - 1, true);
  }, [current, stops]);
  // react-slick moves a moment after it is told to, and may not know of one move when the next is due: presses that follow one another
  // at once go on from where the last one leads.
  const wanted = useRef(current);
  const asked = useRef(0);
  const move = (by: number) => {
    wanted.current = (wanted.current + by + stops) % stops;
    asked.current += 1;
    slider.current?.slickGoTo(wanted.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    move(by);
  };
  return (
    <Root ref={root} tabIndex={-1} aria-roledescription="carousel" aria-label={label} onKeyDown={onKeyDown}>
      <Slider
        ref={slider}
        accessibility={false}
        arrows={false}
        infinite={false}
        initialSlide={current}
        slidesToShow={shown}
        slidesToScroll={1}
        // A press during the movement counts as well.
        waitForAnimate={false}
        speed={prefersStillness() ? 0 : 400}
        beforeChange={(from, to) => {
          if (asked.current > 0) asked.current -= 1;
          // A swipe beyond an end, where react-slick stays (it hands no `onSwipe` on): it goes round as the buttons do.
          else if (from === to && stops > 1) return move(to === 0 ? -1 : 1);
          else wanted.current = to;
          keepFocus(to, to + shown - 1);
          setCurrent(to);
        }}
      >
        {slides.map((slide, index) => (
          <Slide
            // biome-ignore lint/suspicious/noArrayIndexKey: the slides never change places
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={t('position', { current: index + 1, total: slides.length })}
            ref={(element: HTMLDivElement | null) => {
              // React 18 does not know the property.
              if (element) element.inert = index < current || index >= current + shown;
            }}
          >
            {slide}
          </Slide>
        ))}
      </Slider>
      <Controls>
        <Arrow type="button" aria-label={t('previous')} onClick={() => move(-1)}>
          <Chevron direction="left" />
        </Arrow>
        <Arrow type="button" aria-label={t('next')} onClick={() => move(1)}>
          <Chevron direction="right" />
        </Arrow>
      </Controls>
    </Root>
  );
}

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
