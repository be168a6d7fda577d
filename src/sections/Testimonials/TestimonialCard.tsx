import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { graphql } from 'gatsby';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '../../theme/breakpoints';
import { colors, radius, sizes } from '../../theme/tokens';
import { withoutScripts } from '../../theme/without-scripts';
import { Picture } from '../../ui/Picture';
import { useOverflow } from '../../ui/use-overflow';
import { Stars } from './Stars';

/** Between the parts of a card, in pixels. */
const gap = 20;

const Quote = styled(Card)({
  margin: 0,
  overflow: 'visible',
  background: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap,
  paddingTop: 24,
  borderTop: `1px solid ${colors.ink}`,
}) as typeof Card;

/** Lines of a testimonial that show at once (docs/product.md, Testimonials). */
const lines = 6;

const Words = styled('blockquote')({
  fontSize: sizes.lead,
  lineHeight: 1.45,
  [breakpoints.down('md')]: { fontSize: sizes.body },
  // Texts of three and four lines side by side keep their authors on one line.
  [breakpoints.up('xl')]: { minHeight: '4lh', fontSize: '1.5rem', lineHeight: 1.35 },
  '&:not([data-whole])': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' },
  ...withoutScripts({ '&&': { display: 'block' } }),
  '@media print': { '&&': { display: 'block' } },
});

/** Every card has room for it, so that nothing moves where it appears; it takes the gaps around it as well. */
const More = styled(Button)({
  alignSelf: 'start',
  marginBlock: -gap,
  ...withoutScripts({ display: 'none' }),
});

const Author = styled('figcaption')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '& > picture': { flex: 'none' },
  '& img': { display: 'block', width: 56, height: 56, objectFit: 'cover', borderRadius: radius },
  '& strong': { display: 'block', fontWeight: 700 },
  '& span': { color: colors.inkSoft, fontSize: sizes.body },
  // Two cards side by side keep their names at one height, though only one position needs two lines.
  [breakpoints.only('md')]: { alignItems: 'start', '& span': { display: 'block', minHeight: '2lh' } },
});

/** One testimonial: stars, words, who says it. */
export function TestimonialCard({ testimonial }: { testimonial: Queries.TestimonialFragment }) {
  const { t } = useTranslation('clientReviews');
  const { rating, imageSrc, text } = testimonial;
  const author = useId();
  const { ref, overflows } = useOverflow<HTMLQuoteElement>();
  const [whole, setWhole] = useState(false);
  const portrait = imageSrc.childImageSharp?.picture;
  return (
    <Quote component="figure">
      <Stars rating={rating} />
      <Words ref={ref} data-whole={whole || undefined}>
        <p>{text.content}</p>
      </Words>
      <More
        variant="link"
        aria-describedby={author}
        sx={overflows || whole ? undefined : { visibility: 'hidden' }}
        onClick={() => setWhole(!whole)}
      >
        {t(whole ? 'showLess' : 'readOn')}
      </More>
      <Author>
        {portrait && <Picture image={portrait} alt="" sizes="56px" />}
        <div>
          <strong id={author}>{text.name}</strong>
          <span>{text.position}</span>
        </div>
      </Author>
    </Quote>
  );
}

export const fragment = graphql`
  fragment Testimonial on TestimonialsTestimonials {
    rating
    imageSrc {
      childImageSharp {
        picture(width: 56, breakpoints: [112], quality: 80) {
          ...Picture
        }
      }
    }
    text {
      name
      position
      content
    }
  }
`;
