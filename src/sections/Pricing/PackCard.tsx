import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { DemoRequestLink } from '../../layout/DemoRequestLink';
import { breakpoints } from '../../theme/breakpoints';
import { colors, radius, sizes } from '../../theme/tokens';
import { ArrowList } from '../../ui/ArrowList';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PackPrice } from './PackPrice';
import { SetupFee } from './SetupFee';

const Halves = styled(Card)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
  overflow: 'visible',
  borderRadius: radius,
  '& > *': { padding: 'clamp(22px, 3.2vw, 46px)' },
  [breakpoints.up('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  [breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  // Both halves on one sheet.
  '@media print': { gridTemplateColumns: '1fr 1fr' },
}) as typeof Card;

const Contents = styled('div')({
  background: colors.wash,
  borderRadius: `0 ${radius}px ${radius}px 0`,
  [breakpoints.down('lg')]: { borderRadius: `0 0 ${radius}px ${radius}px` },
});

const PackFeatures = styled(ArrowList)({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5em), 1fr))',
  gap: '6px 20px',
  // Two columns, each as wide as its texts need.
  [breakpoints.up('md')]: { gridTemplateColumns: 'auto auto' },
  // Half a small window is too narrow for two.
  [breakpoints.up('lg')]: { gridTemplateColumns: '1fr', rowGap: 2, fontSize: sizes.body },
  // So that more of them fit on one line.
  [breakpoints.up('xl')]: { gridTemplateColumns: 'auto auto', gap: '6px 24px', letterSpacing: '-0.01em' },
  [breakpoints.up('xxl')]: { columnGap: 20, fontSize: 'inherit', letterSpacing: 'normal' },
  [breakpoints.down('md')]: { rowGap: 4 },
  marginTop: 16,
});

const NotIncluded = styled('span')({ color: colors.inkSoft, textDecoration: 'line-through' });

/** One pack in two halves: its price, and what it is made of. */
export function PackCard({ pack, setup }: { pack: Queries.PackFragment; setup: readonly string[] }) {
  const { t } = useTranslation('pricingSection');
  const titleId = `pack-${pack.id}`;
  return (
    <Halves component="article" aria-labelledby={titleId}>
      <div>
        {pack.isPopular && <Chip label={t('popular')} />}
        <Typography variant="title" id={titleId} sx={{ mt: '12px' }}>
          {pack.text.title}
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '30em', mt: '8px' }}>
          {pack.text.description}
        </Typography>
        <PackPrice pack={pack} />
        <DemoRequestLink>{pack.text.buttonText}</DemoRequestLink>
      </div>
      <Contents>
        <Typography component="h4" sx={{ fontWeight: 700 }}>
          {t('features')}
        </Typography>
        <PackFeatures>
          {pack.features.map(({ id, included, text }) => (
            <li key={id}>
              <span>
                <VisuallyHidden>{`${included ? t('included') : t('notIncluded')} `}</VisuallyHidden>
                {included ? text.text : <NotIncluded>{text.text}</NotIncluded>}
              </span>
            </li>
          ))}
        </PackFeatures>
        {pack.setupFee !== null && <SetupFee fee={pack.setupFee} items={setup} />}
      </Contents>
    </Halves>
  );
}

export const fragment = graphql`
  fragment Pack on PacksPacks {
    id
    isPopular
    setupFee
    ...PackPrice
    text {
      title
      description
      buttonText
    }
    features {
      id
      included
      text {
        text
      }
    }
  }
`;
