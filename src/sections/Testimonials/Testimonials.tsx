import { styled } from '@mui/material/styles';
import { graphql } from 'gatsby';
import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { anchors } from '../../routing/anchors';
import { media } from '../../theme/tokens';
import { withoutScripts } from '../../theme/without-scripts';
import { loadWithRetry } from '../../ui/load-with-retry';
import { SectionHeading } from '../../ui/SectionHeading';
import { SectionShell } from '../../ui/SectionShell';
import { useNear } from '../../ui/use-near';
import type { CarouselProps } from './Carousel';
import { controls } from './controls-size';
import { TestimonialCard } from './TestimonialCard';

type Testimonial = Queries.TestimonialsFragment['testimonials'][number];

const SnapList = styled('ul')({
  marginBottom: controls.gap + controls.height,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'calc(50% - 12px)',
  gap: 24,
  overflowX: 'auto',
  // A finger that goes on beyond the first one must not leave the page.
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'thin',
  '& > li': { scrollSnapAlign: 'start' },
  [media.mobile]: { gridAutoColumns: '100%' },
  // All of them, for there are no arrows.
  ...withoutScripts({
    '&': { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr', rowGap: 48, marginBottom: 0 },
    [media.mobile]: { gridTemplateColumns: '1fr', rowGap: 36 },
  }),
  '@media print': { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr', overflow: 'visible' },
});

const Stage = styled('div')({ marginTop: 'clamp(28px, 3.4vw, 48px)' });

/** Testimonials: a horizontally scrolling list, which becomes a carousel when the visitor comes near. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const { t } = useTranslation('clientReviews');
  const { ref, near } = useNear<HTMLDivElement>(600);
  const carousel = useCarousel(near, ref);
  const cards = testimonials.map((testimonial) => <TestimonialCard key={testimonial.id} testimonial={testimonial} />);
  return (
    <SectionShell id={anchors.testimonials} labelledBy="testimonials-title" tone="wash">
      <SectionHeading id="testimonials-title" title={t('title')} lead={t('lead')} />
      <Stage ref={ref}>
        {carousel ? (
          <carousel.Carousel label={t('carousel')} start={carousel.start}>
            {cards}
          </carousel.Carousel>
        ) : (
          // A region that scrolls must be reached by keyboard.
          <SnapList tabIndex={0} aria-label={t('carousel')}>
            {cards.map((card) => (
              <li key={card.key}>{card}</li>
            ))}
          </SnapList>
        )}
      </Stage>
    </SectionShell>
  );
}

interface LoadedCarousel {
  Carousel: ComponentType<CarouselProps>;
  start: number;
}

/**
 * Loads the carousel shortly before it comes into view; it continues at the position of the list, and has the focus where the list
 * had it. If it cannot be loaded, the list stays.
 */
function useCarousel(wanted: boolean, stage: RefObject<HTMLElement>): LoadedCarousel | undefined {
  const [carousel, setCarousel] = useState<LoadedCarousel>();
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    loadWithRetry(() => import('./Carousel'))
      .then(({ Carousel }) => {
        const list = stage.current?.firstElementChild;
        if (!current || !list) return;
        const items = [...list.children];
        const hasFocus = list.contains(document.activeElement);
        const focused = items.findIndex((item) => item.contains(document.activeElement));
        flushSync(() => setCarousel({ Carousel, start: firstInSight(list) }));
        const slides = stage.current?.querySelectorAll<HTMLElement>('[role="group"]');
        const carousel = stage.current?.querySelector('section');
        if (hasFocus) (slides?.[focused] ?? carousel)?.focus({ preventScroll: true });
      })
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [wanted, stage]);
  return carousel;
}

/** The first item in sight of a list that scrolls sideways, counted from 0. */
function firstInSight(list: Element): number {
  const start = list.getBoundingClientRect().left;
  // A list that scrolls by snapping stands still within a pixel.
  return Math.max(
    0,
    [...list.children].findIndex((item) => item.getBoundingClientRect().left >= start - 1),
  );
}

export const fragment = graphql`
  fragment Testimonials on Testimonials {
    testimonials {
      id
      ...Testimonial
    }
  }
`;
