import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { breakpoints, condition } from '../../theme/breakpoints';
import { arrowClip, colors, durations, sizes, twelveColumns } from '../../theme/tokens';
import { PageRow } from '../../ui/PageRow';
import { Picture } from '../../ui/Picture';
import { Sheet } from '../../ui/Sheet';

/** Where the row is a column, without links to its parts. */
const column = breakpoints.down('xl');

/** Where plates are upright: the letters of wide ones would be smaller than 11 px. */
const upright = breakpoints.down('lg');

/** In windows between: the words, and the plate beside them where the other rows have their second column. */
const besideWords = {
  [breakpoints.between('md', 'xl')]: {
    display: 'grid',
    gridTemplateColumns: twelveColumns,
    gridTemplateRows: 'auto 1fr',
    columnGap: 3,
    '& > h3, & > p': { gridColumn: 'span 5' },
    '& > h3': { pt: 3 },
    '& > div': { gridArea: '1 / 6 / span 2 / -1', m: 0 },
  },
};

/** Distance of what sticks from the top of the window, and of a benefit that a link leads to, in pixels. */
const top = 120;

/** A bar of the label. In browsers that know it (Chrome 140), that of the benefit in view is ember, and longer. */
const bar = {
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  width: '88%',
  minHeight: { xs: 54, xxl: 66 },
  paddingBlock: '8px',
  paddingInline: '18px 36px',
  fontSize: { xxl: sizes.lead },
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: 'none',
  textWrap: 'balance',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: colors.pale,
    clipPath: arrowClip('22px'),
  },
  '&, &::before': { transition: `${durations.slide}ms ease-out`, transitionProperty: 'width, background-color, color' },
  '&:hover::before': { background: colors.line },
  '&:focus-visible': { zIndex: 1 },
  // Its words keep their lines.
  '&:target-current': {
    width: '100%',
    paddingInlineEnd: 'calc(36px + 12%)',
    color: colors.paper,
    '&::before': { background: colors.emberButton },
  },
  '@media (forced-colors: active)': { '&::before': { display: 'none' } },
};

/** The picture of a benefit: above its words, on phones below them, in windows between beside them. */
function Plate({ src, portrait, alt }: Queries.BenefitPlateFragment) {
  const picture = src.childImageSharp?.picture;
  return (
    picture && (
      <Sheet sx={{ mt: 1, [breakpoints.up('xl')]: { order: -1, mt: 0, mb: 1.5 } }}>
        <Picture
          image={picture}
          portrait={portrait?.childImageSharp?.picture}
          uprightWhere={condition(upright)}
          alt={alt}
          sizes="(min-width: 1200px) max(690px, 47vw), (min-width: 768px) 54vw, calc(100vw - 48px)"
        />
      </Sheet>
    )
  );
}

const titleId = 'benefits-title';

/** In wide windows, its picture and its sentence are larger, too. */
const benefit = {
  fontSize: { xs: sizes.quote, xxl: sizes.title },
  fontWeight: 650,
  lineHeight: 1.3,
  textWrap: 'balance',
  '& + p': { fontSize: { xxl: sizes.lead } },
};

/** What a feature brings: a list of links that stays in sight and, beside it, each benefit with its picture and its sentence. */
export function FeatureBenefits({ benefits }: Queries.FeatureBenefitsFragment) {
  const { t } = useTranslation('features');
  const hasPlates = benefits.some(({ plate }) => plate);
  const anchorOf = (index: number) => `benefit-${index + 1}`;
  return (
    <PageRow labelledBy={titleId}>
      <Grid container columnSpacing={3} rowSpacing={3}>
        <Grid size={{ xs: 12, xl: 5 }}>
          <Stack spacing={3} sx={{ [breakpoints.up('xl')]: { position: 'sticky', top } }}>
            <Typography
              variant="section"
              id={titleId}
              sx={{ fontSize: { xs: sizes.title, lg: '2.375rem', xxl: sizes.section } }}
            >
              {t('benefits')}
            </Typography>
            {hasPlates && (
              <Box component="nav" aria-labelledby={titleId} sx={{ [column]: { display: 'none' } }}>
                <Stack component="ul" spacing={0.75} sx={{ scrollTargetGroup: 'auto' }}>
                  {benefits.map(({ text }, index) => (
                    <li key={text}>
                      <Box component="a" href={`#${anchorOf(index)}`} sx={bar}>
                        {text}
                      </Box>
                    </li>
                  ))}
                </Stack>
              </Box>
            )}
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, xl: 7 }}>
          <Stack component="ul" spacing={hasPlates ? { xs: 5, md: 7 } : 3}>
            {benefits.map(({ text, proof, plate }, index) => (
              <Stack
                key={text}
                component="li"
                id={anchorOf(index)}
                spacing={1}
                useFlexGap
                sx={[{ scrollMarginTop: '6px' }, plate?.portrait ? besideWords : {}]}
              >
                <Typography variant="lead" component="h3" sx={benefit}>
                  {text}
                </Typography>
                {proof && <Typography color="textSecondary">{proof}</Typography>}
                {plate && <Plate {...plate} />}
              </Stack>
            ))}
          </Stack>
        </Grid>
      </Grid>
    </PageRow>
  );
}

export const fragment = graphql`
  fragment FeatureBenefits on FeatureText {
    benefits {
      text
      proof
      plate {
        ...BenefitPlate
      }
    }
  }

  fragment BenefitPlate on FeatureTextBenefitsPlate {
    alt
    ...Plate
  }

  fragment Plate on FeatureTextBenefitsPlate {
    src {
      childImageSharp {
        picture(width: 690, breakpoints: [420, 690, 1380]) {
          ...Picture
        }
      }
    }
    portrait {
      childImageSharp {
        picture(width: 342, breakpoints: [600]) {
          ...Picture
        }
      }
    }
  }
`;
