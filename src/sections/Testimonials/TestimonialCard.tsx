import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { colors, sizes } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';
import { Stars } from './Stars';

interface TestimonialCardProps {
  testimonial: Queries.TestimonialFragment;
}

const Card = styled('figure')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  height: '100%',
  margin: 0,
  padding: 'clamp(22px, 3vw, 40px)',
  borderRadius: 20,
  background: colors.paper,
  border: `1px solid ${colors.line}`,
  '& > blockquote': {
    margin: 0,
    fontSize: sizes.body,
    lineHeight: 1.6,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 6,
    overflow: 'hidden',
    minHeight: 'calc(6 * 1.6em)',
    '@media print': { display: 'block', minHeight: 0 },
  },
});

const Author = styled('figcaption')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  marginTop: 'auto',
  '& img': { display: 'block', width: 72, height: 48 },
  '& strong': { display: 'block', fontWeight: 700 },
  '& span': { color: colors.inkSoft, fontSize: sizes.small },
});

/** One testimonial: stars, words, who says it. */
export function TestimonialCard({ testimonial: { rating, imageSrc, text } }: TestimonialCardProps) {
  const portrait = imageSrc.childImageSharp?.picture;
  return (
    <Card>
      <Stars rating={rating} />
      <blockquote>{text.content}</blockquote>
      <Author>
        {portrait && <Picture image={portrait} alt="" sizes="72px" />}
        <div>
          <strong>{text.name}</strong>
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
        picture(width: 72, breakpoints: [72, 144]) {
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
