import Box from '@mui/material/Box';
import { graphql } from 'gatsby';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '../../theme/breakpoints';
import { withoutScripts } from '../../theme/without-scripts';
import { SectionHeading } from '../../ui/SectionHeading';
import { SectionShell } from '../../ui/SectionShell';
import { useNear } from '../../ui/use-near';
import { Carousel } from './Carousel';
import { controls } from './controls-size';
import { TestimonialCard } from './TestimonialCard';

type Testimonial = Queries.TestimonialsFragment['testimonials'][number];

const snapList = {
  mb: `${controls.gap + controls.height}px`,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: '100%', md: 'calc(50% - 12px)' },
  gap: 3,
  overflowX: 'auto',
  // A finger that goes on beyond the first one must not leave the page.
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'thin',
  '& > li': { scrollSnapAlign: 'start' },
  // All of them, for there are no arrows.
  ...withoutScripts({
    '&': { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr', rowGap: '48px', marginBottom: 0 },
    [breakpoints.down('md')]: { gridTemplateColumns: '1fr', rowGap: '36px' },
  }),
  '@media print': { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr', overflow: 'visible' },
};

/** Testimonials: a horizontally scrolling list, which becomes a carousel when the visitor comes near. */
export function Testimonials({ id, testimonials }: { id: string; testimonials: readonly Testimonial[] }) {
  const { t } = useTranslation('clientReviews');
  const { ref, near } = useNear<HTMLDivElement>(600);
  const start = useStart(near, ref);
  const cards = testimonials.map((testimonial) => <TestimonialCard key={testimonial.id} testimonial={testimonial} />);
  return (
    <SectionShell id={id} labelledBy="testimonials-title" tone="wash">
      <SectionHeading id="testimonials-title" title={t('title')} lead={t('lead')} beside />
      <Box ref={ref} sx={{ mt: { xs: 3.5, lg: 6 } }}>
        {start === undefined ? (
          // A region that scrolls must be reached by keyboard.
          <Box component="ul" sx={snapList} tabIndex={0} aria-label={t('carousel')}>
            {cards.map((card) => (
              <li key={card.key}>{card}</li>
            ))}
          </Box>
        ) : (
          <Carousel label={t('carousel')} start={start}>
            {cards}
          </Carousel>
        )}
      </Box>
    </SectionShell>
  );
}

/**
 * The position of the list once the visitor has come near: the carousel continues there, and has the focus where the list had it.
 */
function useStart(wanted: boolean, stage: RefObject<HTMLElement>): number | undefined {
  const [start, setStart] = useState<number>();
  /** The item with the focus, counted from 0; -1 for the list itself. */
  const focused = useRef<number>();
  useEffect(() => {
    const list = stage.current?.firstElementChild;
    if (!wanted || !list) return;
    if (list.contains(document.activeElement))
      focused.current = [...list.children].findIndex((item) => item.contains(document.activeElement));
    setStart(firstInSight(list));
  }, [wanted, stage]);
  useLayoutEffect(() => {
    if (start === undefined || focused.current === undefined) return;
    const slides = stage.current?.querySelectorAll<HTMLElement>('[role="group"]');
    (slides?.[focused.current] ?? stage.current?.querySelector('section'))?.focus({ preventScroll: true });
  }, [start, stage]);
  return start;
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
