import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { arrowClip, colors, durations, media, sizes } from '../../theme/tokens';
import { buttonStyles } from '../../ui/button-styles';
import { Chevron } from '../../ui/Chevron';
import { FeatureIcon } from '../../ui/FeatureIcon';
import { PageLink } from '../../ui/PageLink';
import { Title } from '../../ui/typography';

/** A row of the label: a pale bar that holds its words, and fills while it is pointed at or has the focus. */
const Root = styled('article')({
  '--shortest': '64%',
  '--tip': '32px',
  position: 'relative',
  isolation: 'isolate',
  width: 'calc(var(--shortest) + var(--order) / var(--last) * (100% - var(--shortest)))',
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  columnGap: 28,
  alignItems: 'center',
  paddingBlock: 14,
  paddingInline: '24px calc(var(--tip) + 8px)',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background: colors.pale,
    clipPath: arrowClip('var(--tip)'),
  },
  '&::after': { background: colors.ember[0], transform: 'scaleX(0)', transformOrigin: '0 0' },
  '@media (prefers-reduced-motion: no-preference)': {
    '&::after': { transition: `transform ${durations.slide}ms ease-out` },
  },
  '&:hover::after, &:focus-within::after': { transform: 'none' },
  '& > p': { gridColumn: 2, maxWidth: '38em', fontSize: sizes.small, lineHeight: 1.45, textWrap: 'pretty' },
  '& > a': { gridArea: '1 / 3 / span 2' },
  [media.belowDesktop]: { '--shortest': '76%', columnGap: 20 },
  [media.mobile]: {
    '--shortest': '88%',
    '--tip': '16px',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    columnGap: 14,
    paddingInlineStart: 12,
  },
  [media.largeLetters]: { '--shortest': '95%', gridTemplateColumns: 'minmax(0, 1fr)', '& > p': { gridColumn: 1 } },
  '@media print': { width: 'auto', paddingInline: 0, '&::before, &::after': { display: 'none' } },
});

const Name = styled(Title)({ fontSize: sizes.lead, [media.mobile]: { marginBlock: '2px 4px', lineHeight: 1.2 } });

/** The whole row is a link. On phones there is only space for the chevron, in the tip; the link is named after the feature. */
const LearnMore = styled(PageLink)({
  ...buttonStyles.more,
  color: 'inherit',
  whiteSpace: 'nowrap',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none', '&::after': { outline: `3px solid ${colors.ink}`, outlineOffset: -3 } },
  [media.mobile]: {
    '&&': { gridArea: 'auto' },
    position: 'absolute',
    inset: 0,
    justifyContent: 'end',
    paddingInlineEnd: 6,
    '& > span': { display: 'none' },
  },
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
