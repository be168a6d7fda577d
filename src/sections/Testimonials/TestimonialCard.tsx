import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useId } from 'react';
import { arrowClip, colors, media, sizes } from '../../theme/tokens';
import { withoutScripts } from '../../theme/without-scripts';
import { Picture } from '../../ui/Picture';
import { useOverflow } from '../../ui/use-overflow';
import { Stars } from './Stars';

const Card = styled('figure')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  height: '100%',
  paddingTop: 24,
  borderTop: `1px solid ${colors.ink}`,
});

/** Lines of a testimonial that show at once (section 9 of the specification). */
const lines = 6;

/** At rest, the cut-off last line shows that there is more; with a pointer, a finger or the keyboard, the text scrolls to its end. */
const Words = styled('blockquote')({
  fontSize: sizes.lead,
  lineHeight: 1.45,
  [media.mobile]: { fontSize: sizes.body },
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
  minHeight: `${lines}lh`,
  '&:is(:hover, :focus)': { display: 'block', maxHeight: `${lines}lh`, overflowY: 'auto', scrollbarWidth: 'thin' },
  ...withoutScripts({ '&, &:is(:hover, :focus)': { display: 'block', minHeight: 0, maxHeight: 'none' } }),
  '@media print': { display: 'block', minHeight: 0 },
});

const Author = styled('figcaption')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  marginTop: 'auto',
  '& > picture': { flex: 'none' },
  // The arrow of the label, whatever the picture shows.
  '& img': { display: 'block', width: 72, height: 48, objectFit: 'cover', clipPath: arrowClip('20px') },
  '& strong': { display: 'block', fontWeight: 700 },
  '& span': { color: colors.inkSoft, fontSize: sizes.small },
  // Two cards side by side keep their names at one height, though only one position needs two lines.
  [media.tablet]: { alignItems: 'start', '& span': { display: 'block', minHeight: '2lh' } },
});

/** One testimonial: stars, words, who says it. */
export function TestimonialCard({ testimonial }: { testimonial: Queries.TestimonialFragment }) {
  const { rating, imageSrc, text } = testimonial;
  const author = useId();
  const { ref, overflows } = useOverflow<HTMLQuoteElement>();
  const portrait = imageSrc.childImageSharp?.picture;
  return (
    <Card>
      <Stars rating={rating} />
      {/* What scrolls is reached by keyboard, and says what it is. The rest can be given the focus. */}
      <Words ref={ref} tabIndex={overflows ? 0 : -1} aria-labelledby={overflows ? author : undefined}>
        <p>{text.content}</p>
      </Words>
      <Author>
        {portrait && <Picture image={portrait} alt="" sizes="72px" />}
        <div>
          <strong id={author}>{text.name}</strong>
          <span>{text.position}</span>
        </div>
      </Author>
    </Card>
  );
}

export const fragment = graphql`
  fragment Testimonial on TestimonialsTestimonials {
    rating
    imageSrc {
      childImageSharp {
        picture(width: 72, breakpoints: [72, 144], quality: 80) {
          ...Picture
        }
      }
    }
    text(language: $language) {
      name
      position
      content
    }
  }
`;
