import { styled } from '@mui/material/styles';
import { graphql } from 'gatsby';
import { colors, media, sizes } from '../../theme/tokens';
import { cells, large, row } from './columns';

const Row = styled('figure')({
  ...row,
  ...cells,
  rowGap: 16,
  '& > *': { [media.fromTablet]: { gridColumn: 2 } },
  '& > blockquote': large,
  '& > figcaption': { color: colors.inkSoft, fontSize: sizes.body },
  '& strong': { display: 'block', color: colors.ink },
});

/** What someone says who works with the feature. */
export function Voice({ text: { name, position, content } }: Queries.VoiceFragment) {
  return (
    <Row>
      <blockquote>
        <p>{content}</p>
      </blockquote>
      <figcaption>
        <strong>{name}</strong>
        <span>{position}</span>
      </figcaption>
    </Row>
  );
}

export const fragment = graphql`
  fragment Voice on TestimonialsTestimonials {
    id
    text {
      name
      position
      content
    }
  }
`;
