import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { screenOnly } from '../../theme/print-styles';
import { colors, durations, media, sizes } from '../../theme/tokens';
import { Chevron } from '../../ui/Chevron';
import { FeatureIcon } from '../../ui/FeatureIcon';
import { PageLink } from '../../ui/PageLink';
import { Title } from '../../ui/typography';

/** The arrow at the bar's end, with a right angle however tall the row is. */
const tip = 'conic-gradient(from 225deg at 100% 50%, black 90deg, transparent 0)';

/** A row of the label: a pale bar behind the words, which fills while the row is pointed at or has the focus. */
const Root = styled('article')({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 5fr) minmax(0, 8fr) auto',
  columnGap: 28,
  alignItems: 'center',
  minHeight: 76,
  paddingBlock: 14,
  paddingInline: '24px 72px',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    width: 'calc(52% + var(--order) / var(--last) * 48%)',
    background: colors.pale,
    maskImage: tip,
  },
  '&::after': { background: colors.ember[0], transform: 'scaleX(0)', transformOrigin: '0 0' },
  '@media (prefers-reduced-motion: no-preference)': {
    '&::after': { transition: `transform ${durations.slide}ms ease-out` },
  },
  '&:hover::after, &:focus-within::after': { transform: 'none' },
  '& > p': { margin: 0, fontSize: sizes.small, lineHeight: 1.45, textWrap: 'pretty' },
  [media.belowDesktop]: {
    gridTemplateColumns: '36px minmax(0, 1fr) auto',
    '& > p': { gridColumn: '2 / 3' },
    '& > a': { gridArea: '1 / 3 / span 2' },
  },
  [media.mobile]: {
    gridTemplateColumns: '28px minmax(0, 1fr)',
    columnGap: 14,
    minHeight: 64,
    paddingInline: '12px 28px',
  },
  '@media print': { paddingInline: 0, '&::before, &::after': { display: 'none' } },
});

const Name = styled(Title)({ fontSize: sizes.lead });

/** The whole row is a link. On phones there is no space for “learn more”, so the link is named after the feature. */
const LearnMore = styled(PageLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  fontSize: sizes.small,
  fontWeight: 700,
  textUnderlineOffset: '0.25em',
  whiteSpace: 'nowrap',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none', '&::after': { outline: `3px solid ${colors.ink}`, outlineOffset: -3 } },
  [media.mobile]: {
    '&&': { gridArea: 'auto' },
    position: 'absolute',
    inset: 0,
    '& > *': { display: 'none' },
  },
  ...screenOnly,
});

/** A feature as a row of the label: pictogram, name, one sentence, the way to its page. */
export function FeatureRow({ feature: { icon, text } }: { feature: Queries.FeatureCardFragment }) {
  const { t } = useTranslation('learnMore');
  return (
    <Root>
      <FeatureIcon icon={icon} size={32} />
      <Name as="h2">{text.name}</Name>
      <p>{text.summary}</p>
      <LearnMore to={text.path} aria-label={t('about', { feature: text.name })}>
        <span>{t('label')}</span>
        <Chevron direction="right" />
      </LearnMore>
    </Root>
  );
}
