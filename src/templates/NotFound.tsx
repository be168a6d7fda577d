import styled from '@emotion/styled';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Layout } from '../layout/Layout';
import { readStorage } from '../page/storage';
import { useAskHost } from '../page/use-ask-host';
import type { PageContext } from '../routing/page-context';
import { arrowClip, colors, labelBars, pointerClip, sizes } from '../theme/tokens';
import { buttonStyles } from '../ui/button-styles';
import { inOrder } from '../ui/in-order';
import { PageLink } from '../ui/PageLink';
import { Content } from '../ui/SectionShell';
import { SectionTitle } from '../ui/typography';
import type { Complete } from './complete';
import { PageHead } from './PageHead';

type Data = Complete<Queries.NotFoundPageQuery>;

/** The page for addresses that name no language. */
const lastResort = '/404.html';

const Root = styled(Content)({ paddingBlock: 'clamp(3rem, 10vw, 8rem)' });

/** The label without a stage: seven pale bars. */
const Scale = styled('div')({
  display: 'grid',
  gap: 'clamp(4px, 0.5vw, 7px)',
  maxWidth: 640,
  '& > i': {
    width: 'calc(43% + var(--order) * 9.5%)',
    height: 'clamp(18px, 2.6vw, 36px)',
    background: colors.line,
    clipPath: arrowClip('clamp(9px, 1.3vw, 18px)'),
    forcedColorAdjust: 'none',
  },
  ...inOrder(labelBars.length),
});

/** Below G: off the scale. */
const Code = styled('p')({
  width: 'fit-content',
  margin: '8px 0 0',
  marginInlineStart: 'min(100% - 4em, 640px)',
  paddingInline: '0.7em 0.4em',
  background: colors.ink,
  color: colors.paper,
  clipPath: pointerClip('0.5em'),
  fontSize: sizes.section,
  fontStretch: '118%',
  fontWeight: 800,
  lineHeight: 1.3,
  forcedColorAdjust: 'none',
});

const Heading = styled(SectionTitle)({ marginTop: 32 });

const Home = styled(PageLink)({ ...buttonStyles.primary, marginTop: 32 });

/** The page for unknown addresses (section 8 of the specification). */
export default function NotFound({ data, pageContext, location }: PageProps<Data, PageContext>) {
  const { pathname } = location;
  useEffect(() => console.warn(`404: ${pathname}`), [pathname]);
  useAskHost();
  const home = useHome(pageContext);
  return (
    <Layout data={data} page={pageContext}>
      <Message home={home} />
    </Layout>
  );
}

/**
 * Where home is. An address that names no language leads to `/`, which asks the browser; or to the language that the visitor last
 * read here, as soon as the page knows it (decision 16).
 */
function useHome({ canonicalPath, alternates }: PageContext): string {
  const [home, setHome] = useState('/');
  useEffect(() => {
    const last = canonicalPath === lastResort ? readStorage('language') : null;
    setHome(alternates.find(({ language }) => language === last)?.path ?? '/');
  }, [canonicalPath, alternates]);
  return home;
}

function Message({ home }: { home: string }) {
  const { t } = useTranslation('notFound');
  return (
    <Root>
      <Scale aria-hidden="true">
        {labelBars.map(({ letter }) => (
          <i key={letter} />
        ))}
      </Scale>
      <Code>{t('code')}</Code>
      <Heading as="h1">{t('title')}</Heading>
      <Home to={home}>{t('home')}</Home>
    </Root>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead page={pageContext} data={data} seo={data.seo.notFound} />
);

export const query = graphql`
  query NotFoundPage($language: String!, $bannerLanguage: String!) {
    locales: words(language: $language, namespaces: ["header", "compliance", "footer", "buttons", "notFound"]) {
      ...Words
    }
    ...Layout
    ...PageHead
    seo: pageTexts(language: { eq: $language }) {
      notFound {
        title
        description
      }
    }
  }
`;
