import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { LearnMore } from '../../layout/LearnMore';
import { StageBar } from '../../layout/StageBar';
import { breakpoints, condition } from '../../theme/breakpoints';
import { colors, fingertip, radius, sizes } from '../../theme/tokens';
import { SectionShell } from '../../ui/SectionShell';

/** Plain, because the classes of MUI's `Grid` would be in the page for each feature. */
const list = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
  gap: { md: 3 },
  mt: { xs: 2, md: 5 },
};

/** On phones a line with the letter of the stage, the name and an arrow head. */
const card = {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: 1.5,
  height: '100%',
  p: '20px 20px 12px',
  border: `1px solid ${colors.line}`,
  borderRadius: `${radius}px`,
  bgcolor: 'background.paper',
  '&:hover': { borderColor: colors.ember[2] },
  [`@media screen and ${condition(breakpoints.down('md'))}`]: {
    gridTemplate: 'auto / 56px 1fr auto',
    alignItems: 'center',
    minHeight: 56,
    p: 0,
    border: 0,
    borderBottom: `1px solid ${colors.line}`,
    borderRadius: 0,
    background: 'none',
    '& .MuiChip-root.MuiChip-root': { width: '100%', minWidth: 0, paddingInline: '8px 16px' },
    '& .MuiChip-root.MuiChip-root b': { m: 0 },
    '& > p, & .MuiChip-label > span, & a > span': { display: 'none' },
    '& a': { justifyContent: 'flex-end', minWidth: fingertip },
  },
};

/** Other features, below one. */
export function RelatedFeatures({ features }: { features: readonly Queries.RelatedFeatureFragment[] }) {
  const { t } = useTranslation('features');
  return (
    <SectionShell labelledBy="related-title" tone="wash">
      <Typography variant="title" component="h2" id="related-title">
        {t('related')}
      </Typography>
      <Box component="ul" sx={list}>
        {features.map(({ id, stage, text: { label, name, summary, path } }) => (
          <li key={id}>
            <Box component="article" sx={card}>
              <StageBar stage={stage} label={label} />
              <Typography
                variant="title"
                component="h3"
                sx={{ fontSize: { xs: sizes.body, md: '1.375rem' }, fontStretch: { xs: '100%', md: '108%' } }}
              >
                {name}
              </Typography>
              <Typography color="textSecondary">{summary}</Typography>
              <LearnMore name={name} path={path} />
            </Box>
          </li>
        ))}
      </Box>
    </SectionShell>
  );
}

export const fragment = graphql`
  fragment RelatedFeature on FeatureCatalogueFeatures {
    id
    stage
    text {
      label
      name
      summary
      path
    }
  }
`;
