import styled from '@emotion/styled';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { NonNullFields } from '../page/non-null-fields';
import { useReloadFromHost } from '../page/use-reload-from-host';
import type { PageContext } from '../routing/page-context';
import { decorationClasses } from '../theme/decoration-classes';
import { arrowClip, colors, labelBars, media, pointerClip, sizes, space } from '../theme/tokens';
import { buttonStyles } from '../ui/button-styles';
import { childOrder } from '../ui/child-order';
import { PageLink } from '../ui/PageLink';
import { SectionShell } from '../ui/SectionShell';
import { SectionTitle } from '../ui/typography';
import { PageHead } from './PageHead';

type Data = NonNullFields<Queries.NotFoundPageQuery>;

/** The label and the words below it, or beside it where there is room. */
const Columns = styled('div')({
  '--row': 'clamp(20px, 3.6vw, 52px)',
  '--gap': 'clamp(4px, 0.5vw, 7px)',
  display: 'grid',
  gap: `var(--gap) ${space.columns}`,
  [media.desktop]: { gridTemplate: '"words scale" auto "words code" auto / minmax(0, 5fr) minmax(0, 7fr)' },
  [media.wide]: { '--row': '64px' },
});

/** The label without a stage: seven pale bars, and the house at its maximum heat loss. */
const Scale = styled('div')({
  '--heat': 1,
  position: 'relative',
  display: 'grid',
  gap: 'var(--gap)',
  [media.desktop]: { gridArea: 'scale' },
  // The longest bar ends at the frame's inner line.
  [media.wide]: { marginInlineEnd: 'calc(-1 * var(--beyond))', '& > div': { right: 24 } },
  '& > i': {
    width: 'calc(40% + var(--order) * 10%)',
    height: 'var(--row)',
    paddingInlineEnd: 'calc(var(--row) * 0.8)',
    background: colors.line,
    color: colors.inkSoft,
    clipPath: arrowClip('calc(var(--row) / 2)'),
    fontSize: 'max(11px, var(--row) * 0.45)',
    fontStretch: '115%',
    fontStyle: 'normal',
    fontWeight: 800,
    lineHeight: 'var(--row)',
    textAlign: 'end',
    forcedColorAdjust: 'none',
  },
  ...childOrder(labelBars.length),
});

/** The error code, below the last bar. */
const Code = styled('p')({
  justifySelf: 'end',
  paddingInline: '0.7em 0.4em',
  background: colors.ink,
  color: colors.paper,
  clipPath: pointerClip('0.5em'),
  fontSize: sizes.figure,
  fontStretch: '118%',
  fontWeight: 800,
  lineHeight: 1.2,
  forcedColorAdjust: 'none',
  [media.desktop]: { gridArea: 'code' },
  [media.wide]: { marginInlineEnd: 'calc(-1 * var(--beyond))' },
});

const Words = styled('div')({ [media.desktop]: { gridArea: 'words', alignSelf: 'start' } });

const Heading = styled(SectionTitle)({
  [media.belowDesktop]: { marginTop: 32 },
  // “introuvable” fits into its column.
  [media.desktop]: { fontSize: `min(${sizes.section}, 3.2vw)` },
});

const Home = styled(PageLink)({ ...buttonStyles.primary, marginTop: 32 });

/** The page for unknown addresses (docs/product.md, Routes). */
export default function NotFound({ location }: PageProps<Data, PageContext>) {
  const { pathname } = location;
  useEffect(() => console.warn(`404: ${pathname}`), [pathname]);
  useReloadFromHost();
  return <Message />;
}

function Message() {
  const { t } = useTranslation('notFound');
  return (
    <SectionShell labelledBy="not-found-title">
      <Columns>
        <Scale aria-hidden="true">
          {labelBars.map(({ letter }) => (
            <i key={letter}>{letter}</i>
          ))}
          <div className={decorationClasses.house} />
        </Scale>
        <Code>{t('code')}</Code>
        <Words>
          <Heading as="h1" id="not-found-title">
            {t('title')}
          </Heading>
          <Home to="/">{t('home')}</Home>
        </Words>
      </Columns>
    </SectionShell>
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
