import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { writeCount, writeEuros } from '../../content/notation';
import { DemoRequestLink } from '../../layout/DemoRequestLink';
import { useLanguage } from '../../layout/LanguageProvider';
import { useSite } from '../../layout/SiteProvider';
import { cells, large, row } from './columns';

const Row = styled('div')({
  ...row,
  ...cells,
  rowGap: 20,
  alignItems: 'center',
  '& > p': { ...large, textWrap: 'balance' },
  '& > a': { justifySelf: 'start' },
});

/**
 * The price that includes the feature, and the demo request; renders nothing where the price is on request, or on a site without prices.
 * @param pack the first pack
 */
export function PriceLine({ pack }: { pack: Queries.PriceLineFragment | undefined }) {
  const { t } = useTranslation(['features', 'buttons']);
  const { notation } = useLanguage();
  const { site } = useSite();
  if (typeof pack?.price !== 'number' || !site.sections.includes('pricing')) return null;
  const { count, replace } = writeCount(pack.includedFiles, notation);
  const amount = writeEuros(pack.price, notation);
  return (
    <Row>
      <Typography>{t('features:included', { count, replace: { ...replace, pack: pack.text.title, amount } })}</Typography>
      <DemoRequestLink>{t('buttons:requestDemo')}</DemoRequestLink>
    </Row>
  );
}

export const fragment = graphql`
  fragment PriceLine on PacksPacks {
    price
    includedFiles
    text {
      title
    }
  }
`;
