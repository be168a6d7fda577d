import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useConsent } from '../page/ConsentProvider';
import { useSite } from '../page/SiteProvider';
import { colors, fingertip, mobileBelow, sizes, space } from '../theme/tokens';
import { withoutScripts } from '../theme/without-scripts';
import { Logo } from '../ui/Logo';
import { PageLink } from '../ui/PageLink';
import { Content } from '../ui/SectionShell';
import { FooterBanner } from './FooterBanner';
import { FooterCall } from './FooterCall';
import { LanguageSelector } from './LanguageSelector';
import { footerId } from './MobileMenu';
import { navLinks } from './nav-links';

interface FooterProps {
  languages: Queries.LayoutFragment['languages']['nodes'];
  lists: Queries.FooterListsFragment['footer'];
}

const mobile = `@media (max-width: ${mobileBelow - 0.05}px)`;

const Root = styled('footer')({
  background: colors.deep,
  color: colors.onDeep,
  // Room for the floating buttons, and for the cookie bar while it is there.
  paddingBlock: `${space.section} calc(112px + var(--consent-bar, 0px))`,
});

const Rows = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 0.7fr) minmax(0, 1.4fr)',
  gap: space.columns,
  paddingBlock: 56,
  borderBlock: `1px solid ${colors.lineOnDeep}`,
  '& h2, & h3': { margin: '0 0 14px', fontSize: sizes.small, fontWeight: 700 },
  '& p, & ul': { margin: 0, color: colors.onDeepSoft, fontSize: sizes.small, lineHeight: 1.55, textWrap: 'pretty' },
  '& p + p': { marginTop: 12 },
  '& ul': { listStyle: 'none', padding: 0 },
  '& li > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    '@media (pointer: coarse)': { minWidth: fingertip, minHeight: fingertip },
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '@media (max-width: 899.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { display: 'block', paddingBlock: 16 },
});

const PageList = styled('ul')({ columns: 2, columnGap: 32, [mobile]: { columns: 1 } });

const Bottom = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
  paddingTop: 32,
  color: colors.onDeepSoft,
  fontSize: sizes.small,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 10, flexBasis: '100%' },
  // The whole row, so that the languages stand below it whichever words it has.
  [mobile]: { '& > nav:first-of-type': { flexBasis: '100%' } },
});

const LegalList = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 28px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [mobile]: { flexDirection: 'column' },
  '& a, & button': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
  '& button': {
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    ...withoutScripts({ display: 'none' }),
  },
});

type FooterList = FooterProps['lists'][number];

const isAt = (place: FooterList['place']) => (list: FooterList) => list.place === place;

const pageItem = ({ path, text }: FooterList['links'][number]) => (
  <li key={path}>
    <PageLink to={path}>{text}</PageLink>
  </li>
);

/** The banner, the call to action, the compliance note, every address of this language, the legal pages, and the way back to the cookie choice. */
export function Footer({ languages, lists }: FooterProps) {
  const { t } = useTranslation(['footer', 'header', 'compliance']);
  const { site, paths } = useSite();
  const { before, behind } = navLinks(site.sections);
  const { customising, setCustomising } = useConsent();
  return (
    <Root id={footerId}>
      <Content>
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
            <ul>
              {[...before, ...behind].map(({ word, hash }) => (
                <li key={word}>
                  <PageLink to={`${paths.landingPath}${hash}`}>{t(`header:${word}`)}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
          {lists.filter(isAt('column')).map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h3>{heading}</h3>
              <PageList>{links.map(pageItem)}</PageList>
            </nav>
          ))}
        </Rows>
        <Bottom>
          <nav aria-label={t('footer:legal')}>
            <LegalList>
              {lists.filter(isAt('row')).flatMap(({ links }) => links.map(pageItem))}
              <li>
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-expanded={customising}
                  onClick={() => setCustomising(true)}
                >
                  {t('footer:cookies')}
                </button>
              </li>
            </LegalList>
          </nav>
          <LanguageSelector name={t('footer:language')} languages={languages} />
          <span>
            <Logo />
            {t('footer:copyright', { year: site.copyrightYear })}
          </span>
        </Bottom>
      </Content>
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
