import { styled } from '@mui/material/styles';
import { graphql } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeCount, writeEuros } from '../../content/notation';
import { useLanguage } from '../../layout/LanguageProvider';
import { breakpoints } from '../../theme/breakpoints';
import { colors, sizes } from '../../theme/tokens';
import { FileCounter } from './FileCounter';
import { priceOf } from './price-of';

/** Not wider than the card, also where readers have enlarged the text (WCAG 2.2, 1.4.10). */
const figure = (share: string) => `min(${sizes.figure}, 5rem, ${share})`;

const Amount = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: '0.4em',
  '& > strong': {
    fontSize: figure('15.5vw'),
    lineHeight: figure('15.5vw'),
    [breakpoints.up('xl')]: { fontSize: '4.5rem', lineHeight: 1 },
    [breakpoints.up('xxl')]: { fontSize: '6rem' },
    fontStretch: '118%',
    fontWeight: 800,
    letterSpacing: '-0.05em',
    wordSpacing: '-0.14em',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  // Smaller letters in a line of the same height: the counter’s buttons stay under the pointer when the price gets a fourth digit.
  '& > strong[data-long]': { [breakpoints.down('xl')]: { fontSize: figure('10.8vw') } },
  // Beside the price in every language, also at 360 px.
  '& > span': {
    color: colors.inkSoft,
    fontWeight: 600,
    fontSize: sizes.lead,
    [breakpoints.down('md')]: { fontSize: sizes.body },
  },
});

/** The price, and below it what changes it. */
const Row = styled('div')({
  display: 'grid',
  gap: 10,
  marginBlock: '14px 12px',
  [breakpoints.up('lg')]: { gap: 22, marginBlock: '28px 22px' },
});

/** One line, as long as there is room. */
const Facts = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1.2em',
  // No separator where a line begins.
  overflow: 'clip',
  marginBottom: 18,
  color: colors.inkSoft,
  fontSize: sizes.body,
  '& > li': { position: 'relative' },
  '& > li::before': { content: '"·"', position: 'absolute', left: '-0.75em' },
});

/** The price and the files of a pack, and the counter that changes both at once. */
export function PackPrice({ pack }: { pack: Queries.PackPriceFragment }) {
  const { t } = useTranslation('pricingSection');
  const { notation } = useLanguage();
  const [additional, setAdditional] = useState(0);
  const { price, additionalFilePrice, includedFiles } = pack;
  const now = priceOf({ price: price ?? 0, includedFiles, additionalFilePrice: additionalFilePrice ?? 0 }, additional);
  return (
    <>
      <Row>
        <Amount aria-live="polite" aria-atomic="true">
          <strong data-long={now.price >= 1000 || undefined}>
            {price === null ? t('onRequest') : writeEuros(now.price, notation)}
          </strong>
          {price !== null && (
            <>
              <span>{t('perMonth')}</span> <span>{t('beforeTax')}</span>
            </>
          )}
        </Amount>
        {additionalFilePrice !== null && (
          <FileCounter
            additional={additional}
            step={pack.additionalFilesStep}
            total={now.files}
            unitPrice={writeEuros(additionalFilePrice, notation)}
            onChange={setAdditional}
          />
        )}
      </Row>
      <Facts>
        <li>{t(`forSegment.${pack.segment}`)}</li>
        {/* The counter says it too. */}
        {additionalFilePrice === null && <li>{t('includedFiles', writeCount(includedFiles, notation))}</li>}
        {pack.unlimitedUsers && <li>{t('unlimitedUsers')}</li>}
        <li>{t(`support.${pack.support}`)}</li>
      </Facts>
    </>
  );
}

export const fragment = graphql`
  fragment PackPrice on PacksPacks {
    price
    segment
    support
    unlimitedUsers
    includedFiles
    additionalFilePrice
    additionalFilesStep
  }
`;
