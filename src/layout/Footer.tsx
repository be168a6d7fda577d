import Container from '@mui/material/Container';
import { type CSSObject, styled } from '@mui/material/styles';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '../theme/breakpoints';
import { colors, coveredBelow, darkSection, fingertip, sizes, space, touchTarget } from '../theme/tokens';
import { withoutScripts } from '../theme/without-scripts';
import { Chevron } from '../ui/Chevron';
import { Logo } from '../ui/Logo';
import { PageLink } from '../ui/PageLink';
import { CookieButton } from './CookieButton';
import { FooterBanner } from './FooterBanner';
import { FooterCall } from './FooterCall';
import { footerColumns } from './footer-columns';
import { LanguageSelector } from './LanguageSelector';
import { footerId } from './MobileMenu';
import { useSite } from './SiteProvider';

const Root = styled('footer')({
  containerType: 'inline-size',
  ...darkSection('--footer'),
  background: colors.deep,
  color: colors.onDeep,
  '@media print': { containerType: 'normal' },
  paddingBlock: `${space.section} calc(40px + ${coveredBelow})`,
});

const Rows = styled('div')({
  display: 'grid',
  ...footerColumns,
  paddingBlock: 56,
  borderBlock: `1px solid ${colors.lineOnDeep}`,
  '& h2, & h3': { margin: '0 0 10px', fontSize: sizes.body, fontWeight: 700 },
  '& p, & ul': { color: colors.onDeepSoft, fontSize: sizes.body, lineHeight: 1.55, textWrap: 'pretty' },
  '& p + p': { marginTop: 12 },
  '& li > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    // The lines of one link are closer than two links.
    paddingBlock: 6,
    lineHeight: 1.3,
    '@media (pointer: coarse)': { minWidth: fingertip, minHeight: fingertip },
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  [breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 14,
    paddingBlock: 20,
    '& p': { fontSize: sizes.caption },
  },
  '& > :last-child': { [breakpoints.only('md')]: { gridColumn: '1 / -1' } },
  '@media print': { display: 'block', paddingBlock: 16 },
});

const ProductList = styled('ul')({ [breakpoints.down('md')]: { display: 'flex', flexWrap: 'wrap', columnGap: 28 } });

/** Where a long list is folded away: on phones, and in browsers that cannot show what is folded. */
const unfolded = (styles: CSSObject): CSSObject => ({
  [breakpoints.up('md')]: { '@supports selector(::details-content)': styles },
});

const ListTitle = styled('h3')({ '&&': { display: 'none', ...unfolded({ display: 'block' }) } });

const Fold = styled('details')({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: fingertip,
    fontSize: sizes.body,
    fontWeight: 700,
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  ...unfolded({
    '&::details-content': { contentVisibility: 'visible', display: 'block', blockSize: 'auto' },
    '& > summary': { display: 'none' },
  }),
});

const PageList = styled('ul')({ columns: 2, columnGap: 32, [breakpoints.only('md')]: { columns: 3 } });

const Bottom = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
  paddingTop: 32,
  color: colors.onDeepSoft,
  fontSize: sizes.body,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 10, flexBasis: '100%' },
  // The whole row, so that the languages stand below it whichever words it has.
  [breakpoints.down('md')]: { paddingTop: 20, '& > nav:first-of-type': { flexBasis: '100%' } },
});

const LegalList = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  [breakpoints.down('lg')]: { columnGap: 16, fontSize: sizes.caption },
  '& a, & button': {
    ...touchTarget,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
  '& button': withoutScripts({ display: 'none' }),
});

type FooterList = Queries.FooterListsFragment['footer'][number];

const isAt = (place: FooterList['place']) => (list: FooterList) => list.place === place;

const pageItem = ({ path, text }: Pick<FooterList['links'][number], 'path' | 'text'>) => (
  <li key={path}>
    <PageLink to={path}>{text}</PageLink>
  </li>
);

/**
 * The banner, the call to action, the compliance note, links to all pages of this language, the legal pages, and the button that
 * reopens the cookie choice.
 */
export function Footer({ lists }: { lists: readonly FooterList[] }) {
  const { t } = useTranslation(['footer', 'header', 'compliance']);
  const { site, paths } = useSite();
  return (
    <Root id={footerId}>
      <Container>
        <FooterBanner />
        <FooterCall />
        <Rows>
          <section>
            <h3>{t('compliance:title')}</h3>
            <p>{t('compliance:dataProtection')}</p>
            <p>{t('compliance:tax')}</p>
          </section>
          <nav aria-label={t('footer:product')}>
            <h3>{t('footer:product')}</h3>
            <ProductList>{paths.sectionLinks.map(pageItem)}</ProductList>
          </nav>
          {lists.filter(isAt('column')).map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <ListTitle>{heading}</ListTitle>
              <Fold>
                <summary>
                  {heading}
                  <Chevron />
                </summary>
                <PageList>{links.map(pageItem)}</PageList>
              </Fold>
            </nav>
          ))}
        </Rows>
        <Bottom>
          <nav aria-label={t('footer:legal')}>
            <LegalList>
              {lists.filter(isAt('row')).flatMap(({ links }) => links.map(pageItem))}
              <li>
                <CookieButton />
              </li>
            </LegalList>
          </nav>
          <LanguageSelector name={t('footer:language')} onDeep />
          <span>
            <Logo />
            {t('footer:copyright', { year: site.copyrightYear })}
          </span>
        </Bottom>
      </Container>
    </Root>
  );
}

export const fragment = graphql`
  fragment FooterLists on Query {
    footer(language: $language) {
      place
      heading
      links {
        text
        path
      }
    }
  }
`;
