import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { graphql } from 'gatsby';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '../../theme/breakpoints';
import { colors, sizes } from '../../theme/tokens';
import { withoutScripts } from '../../theme/without-scripts';
import { Picture } from '../../ui/Picture';
import { useOverflow } from '../../ui/use-overflow';
import { Stars } from './Stars';

/** Between the parts of a card. */
const gap = 2.5;

/** Lines of a testimonial that show at once (docs/product.md, Testimonials). */
const lines = 6;

const words = {
  fontSize: { xs: sizes.body, md: sizes.lead, xl: sizes.quote },
  lineHeight: { xs: 1.45, xl: 1.35 },
  // Texts of three and four lines side by side keep their authors on one line.
  minHeight: { xl: '4lh' },
  '&:not([data-whole])': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' },
  ...withoutScripts({ '&&': { display: 'block' } }),
  '@media print': { '&&': { display: 'block' } },
};

const author = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  '& > picture': { flex: 'none' },
  '& img': { display: 'block', width: 56, height: 56, objectFit: 'cover' },
  '& strong': { display: 'block', fontWeight: 700 },
  '& span': { color: 'text.secondary' },
  // Two cards side by side keep their names at one height, though only one position needs two lines.
  [breakpoints.only('md')]: { alignItems: 'start', '& span': { display: 'block', minHeight: '2lh' } },
};

/** One testimonial: stars, words, who says it. */
export function TestimonialCard({ testimonial }: { testimonial: Queries.TestimonialFragment }) {
  const { t } = useTranslation('clientReviews');
  const { rating, imageSrc, text } = testimonial;
  const authorId = useId();
  const { ref, overflows } = useOverflow<HTMLQuoteElement>();
  const [whole, setWhole] = useState(false);
  const portrait = imageSrc.childImageSharp?.picture;
  return (
    <Stack component="figure" sx={{ gap, m: 0, pt: 3, borderTop: `1px solid ${colors.ink}` }}>
      <Stars rating={rating} />
      <Box component="blockquote" ref={ref} data-whole={whole || undefined} sx={words}>
        <p>{text.content}</p>
      </Box>
      {/* Every card has room for it, so that nothing moves where it appears; it takes the gaps around it as well. */}
      <Button
        variant="link"
        aria-describedby={authorId}
        sx={{
          alignSelf: 'start',
          my: -gap,
          visibility: overflows || whole ? undefined : 'hidden',
          ...withoutScripts({ display: 'none' }),
        }}
        onClick={() => setWhole(!whole)}
      >
        {t(whole ? 'showLess' : 'readOn')}
      </Button>
      <Box component="figcaption" sx={author}>
        {portrait && <Picture image={portrait} alt="" sizes="56px" />}
        <div>
          <strong id={authorId}>{text.name}</strong>
          <span>{text.position}</span>
        </div>
      </Box>
    </Stack>
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
