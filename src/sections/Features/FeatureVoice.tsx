import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import { PageRow } from '../../ui/PageRow';

/** What someone says who works with the feature. */
export function FeatureVoice({ text: { name, position, content } }: Queries.FeatureVoiceFragment) {
  return (
    <PageRow>
      <Grid container columnSpacing={3}>
        <Grid component="figure" size={{ xs: 12, md: 8, xl: 7 }} offset={{ md: 4, xl: 5 }}>
          <Typography variant="quote" component="blockquote">
            {content}
          </Typography>
          <Typography component="figcaption" color="textSecondary" sx={{ mt: 2 }}>
            <Typography component="strong" color="textPrimary" sx={{ display: 'block', fontWeight: 700 }}>
              {name}
            </Typography>
            {position}
          </Typography>
        </Grid>
      </Grid>
    </PageRow>
  );
}

export const fragment = graphql`
  fragment FeatureVoice on TestimonialsTestimonials {
    id
    text {
      name
      position
      content
    }
  }
`;
