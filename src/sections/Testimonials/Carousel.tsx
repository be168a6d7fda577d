import styled from '@emotion/styled';
import { Children, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import Slider from 'react-slick';
import { colors, conditions, durations, sizes } from '../../theme/tokens';
import { buttonStyles } from '../../ui/button-styles';
import { Chevron } from '../../ui/Chevron';
import { isShortcut } from '../../ui/is-shortcut';
import { useMedia } from '../../ui/use-media';
import { controls } from './controls-size';
import type { ListPlace } from './list-place';
import { useKeptFocus } from './use-kept-focus';
import { useLoop } from './use-loop';
import { useSidewaysTouch } from './use-sideways-touch';

export interface CarouselProps {
  /** Name of the carousel, for screen readers. */
  label: string;
  /** The position in the list that the carousel replaces. */
  start: ListPlace;
  children: ReactNode;
}

const Root = styled('section')({
  '& .slick-slider': { position: 'relative' },
  '& .slick-list': { overflow: 'hidden', marginInline: -12, overscrollBehaviorX: 'contain' },
  // Horizontal swipes move the slides, vertical ones scroll the page. Otherwise, a swipe to the right navigates back.
  // For every descendant: scrollable ones, such as a long testimonial, would allow all directions again.
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

const Position = styled('p')({ marginInlineStart: 4, color: colors.inkSoft, fontSize: sizes.small });

/**
 * The testimonials, one or two at a time, in a loop. The loop is our own: react-slick clones slides, whose links can be reached
 * with Tab although they are invisible, and it applies `responsive` only after its first render (react-slick#2446).
 */
export function Carousel({ label, start, children }: CarouselProps) {
  const { t } = useTranslation('clientReviews');
  const slider = useRef<Slider>(null);
  const shown = useMedia(conditions.mobile, window.matchMedia(conditions.mobile).matches) ? 1 : 2;
  const slides = Children.toArray(children);
  const stops = Math.max(1, slides.length - shown + 1);
  const [current, setCurrent] = useState(Math.min(start.first, stops - 1));
  const { root, keepFocus } = useKeptFocus(start.focused);
  useSidewaysTouch(root, '.slick-list');
  const { move, wrapAround } = useLoop(slider, current, stops);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || isShortcut(event)) return;
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
        // A click during the movement counts as well.
        waitForAnimate={false}
        speed={prefersStillness() ? 0 : durations.carousel}
        beforeChange={(from, to) => {
          if (wrapAround(from, to)) return;
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
      {stops > 1 && <Arrows position={t('position', { current: current + 1, total: slides.length })} onMove={move} />}
    </Root>
  );
}

function Arrows({ position, onMove }: { position: string; onMove: (by: number) => void }) {
  const { t } = useTranslation('clientReviews');
  return (
    <Controls>
      <Arrow type="button" aria-label={t('previous')} onClick={() => onMove(-1)}>
        <Chevron direction="left" />
      </Arrow>
      <Arrow type="button" aria-label={t('next')} onClick={() => onMove(1)}>
        <Chevron direction="right" />
      </Arrow>
      <Position aria-live="polite">{position}</Position>
    </Controls>
  );
}

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
