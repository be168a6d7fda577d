import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { NonNullFields } from '../page/non-null-fields';
import type { PageContext } from '../routing/page-context';
import { BackLink } from '../ui/BackLink';
import { SectionShell } from '../ui/SectionShell';
import { Display, Lead } from '../ui/typography';
import { PageHead } from './PageHead';
import { wordOf } from './word-of';

type Data = NonNullFields<Queries.CustomerCasePageQuery>;

/** The page of one customer case. */
export default function CustomerCase({ data }: PageProps<Data>) {
  return <Story text={data.text} listPath={data.list.customerCasesPath} />;
}

function Story({ text, listPath }: { text: Data['text']; listPath: string }) {
  const { t } = useTranslation('customerCases');
  return (
    <SectionShell labelledBy="case-title">
      <BackLink to={listPath}>{t('all')}</BackLink>
      <Display id="case-title">{text.title}</Display>
      <Lead>{text.summary}</Lead>
      {text.story.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </SectionShell>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead
    page={pageContext}
    data={data}
    seo={data.text.seo}
    subject={{
      kind: 'entry',
      about: 'software',
      name: data.text.title,
      home: { name: data.site.name, path: data.paths.landingPath },
      list: { name: wordOf(data.locales, 'customerCases:name'), path: data.list.customerCasesPath },
    }}
  />
);

export const query = graphql`
  query CustomerCasePage($language: String!, $bannerLanguage: String!, $id: String!) {
    locales: words(language: $language, namespaces: ["header", "compliance", "footer", "buttons", "customerCases"]) {
      ...Words
    }
    ...Layout
    ...PageHead
    list: language(language: { eq: $language }) {
      customerCasesPath
    }
    text: customerCaseText(language: { eq: $language }, key: { eq: $id }) {
      seo {
        title
        description
      }
      title
      summary
      story
    }
  }
`;
