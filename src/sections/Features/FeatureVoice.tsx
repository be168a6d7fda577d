import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import { PageRow } from '../../ui/PageRow';

/** What someone says who works with the feature. */
export function FeatureVoice({ text: { name, position, content } }: Queries.FeatureVoiceFragment) {
  return (
    <PageRow>
      <Grid container component="figure" columnSpacing={3} rowSpacing={2} sx={{ alignItems: 'first baseline' }}>
        <Grid size={{ xs: 12, md: 7 }}>
          <Typography variant="quote" component="blockquote">
            {content}
          </Typography>
        </Grid>
        {/* From 768 px on, it stands before what is said. */}
        <Grid component="figcaption" size={{ xs: 12, md: 5 }} sx={{ order: { md: -1 }, color: 'text.secondary' }}>
          <Typography component="strong" variant="lead" color="textPrimary" sx={{ display: 'block', fontWeight: 700 }}>
            {name}
          </Typography>
          {position}
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
