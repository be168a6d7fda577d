import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { colors, coveredBelow, darkSection, fingertip, sizes, space, touchTarget } from '../theme/tokens';
import { unfolded, whereUnfolded } from '../theme/unfolded';
import { withoutScripts } from '../theme/without-scripts';
import { Chevron } from '../ui/Chevron';
import { Logo } from '../ui/Logo';
import { PageLink } from '../ui/PageLink';
import { CookieButton } from './CookieButton';
import { FooterBanner } from './FooterBanner';
import { FooterCall } from './FooterCall';
import { footerPart, footerRow } from './footer-row';
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

const rows = {
  ...footerRow,
  rowGap: { xs: 1.75, md: 4 },
  py: { xs: 2.5, md: 7 },
  borderBlock: `1px solid ${colors.lineOnDeep}`,
  '& h3': { m: 0, mb: 1.25, fontSize: sizes.body },
  '& p, & ul': { color: colors.onDeepSoft, textWrap: 'pretty' },
  '& p': { fontSize: { xs: sizes.caption, md: sizes.body } },
  '& p + p': { mt: 1.5 },
  '& li > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    // The lines of one link are closer than two links.
    py: 0.75,
    lineHeight: 1.3,
    '@media (pointer: coarse)': { minWidth: fingertip, minHeight: fingertip },
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '@media print': { display: 'block', py: 2 },
};

/** A long list is folded away on phones, and in browsers that cannot show what is folded. */
const fold = {
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: fingertip,
    fontWeight: 700,
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  ...unfolded('md'),
};

const bottom = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
  pt: { xs: 2.5, md: 4 },
  color: colors.onDeepSoft,
  // The whole row, so that the languages stand below it whichever words it has.
  '& > nav:first-of-type': { flexBasis: { xs: '100%', md: 'auto' } },
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 1.25, flexBasis: '100%' },
};

const legalList = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 2, lg: 3 },
  fontSize: { xs: sizes.caption, lg: sizes.body },
  '& a, & button': {
    ...touchTarget,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& button': withoutScripts({ display: 'none' }),
};

type FooterList = Queries.FooterListsFragment['footer'][number];

const isAt = (place: FooterList['place']) => (list: FooterList) => list.place === place;

const pageItem = ({ path, text }: Pick<FooterList['links'][number], 'path' | 'text'>) => (
  <li key={path}>
    <PageLink to={path}>{text}</PageLink>
  </li>
);

/** On computers, several lists stand below one another. */
function LongList({ heading, links }: FooterList) {
  return (
    <Box component="nav" sx={{ gridColumn: { xs: '1 / -1', lg: '8 / -1' } }} aria-label={heading}>
      <Box component="h3" sx={{ '&&': { display: 'none', ...whereUnfolded('md', { display: 'block' }) } }}>
        {heading}
      </Box>
      <Box component="details" sx={fold}>
        <summary>
          {heading}
          <Chevron />
        </summary>
        <Box component="ul" sx={{ columns: { xs: 2, md: 3, lg: 2 }, columnGap: 4 }}>
          {links.map(pageItem)}
        </Box>
      </Box>
    </Box>
  );
}

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
        <Box sx={rows}>
          <Box component="section" sx={footerPart(4)}>
            <h3>{t('compliance:title')}</h3>
            <p>{t('compliance:dataProtection')}</p>
            <p>{t('compliance:tax')}</p>
          </Box>
          <Box component="nav" sx={footerPart(3)} aria-label={t('footer:product')}>
            <h3>{t('footer:product')}</h3>
            <Box component="ul" sx={{ display: { xs: 'flex', md: 'block' }, flexWrap: 'wrap', columnGap: 3.5 }}>
              {paths.sectionLinks.map(pageItem)}
            </Box>
          </Box>
          {lists.filter(isAt('column')).map((list) => (
            <LongList key={list.heading} {...list} />
          ))}
        </Box>
        <Stack direction="row" sx={bottom}>
          <nav aria-label={t('footer:legal')}>
            <Box component="ul" sx={legalList}>
              {lists.filter(isAt('row')).flatMap(({ links }) => links.map(pageItem))}
              <li>
                <CookieButton />
              </li>
            </Box>
          </nav>
          <LanguageSelector name={t('footer:language')} onDeep />
          <span>
            <Logo />
            {t('footer:copyright', { year: site.copyrightYear })}
          </span>
        </Stack>
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
