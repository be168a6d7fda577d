import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Fragment, type ReactNode } from 'react';
import { Pageview } from '../consent/Pageview';
import { FrameScale } from '../layout/FrameScale';
import { LaterStyles } from '../page/LaterStyles';
import type { NonNullFields } from '../page/non-null-fields';
import { useIsWhole } from '../page/use-is-whole';
import type { PageContext } from '../routing/page-context';
import { Demo } from '../sections/Demo/Demo';
import { Faq } from '../sections/Faq/Faq';
import { Hero } from '../sections/Hero/Hero';
import { Pricing } from '../sections/Pricing/Pricing';
import { Solutions } from '../sections/Solutions/Solutions';
import { Statistics } from '../sections/Statistics/Statistics';
import { Testimonials } from '../sections/Testimonials/Testimonials';
import { PageHead } from './PageHead';

type Data = NonNullFields<Queries.LandingPageQuery>;
type Props = PageProps<Data, PageContext>;

/** The sections of a landing page, by their names in `data/site.json`; a missing component is a type error. */
const sections: Record<Data['site']['sections'][number], (data: Data) => ReactNode> = {
  hero: () => <Hero />,
  demo: ({ demo, demoPlace }) => <Demo poster={demo.poster} address={demoPlace.demo} />,
  solutions: ({ catalogue }) => <Solutions features={catalogue.features} />,
  pricing: ({ packs, packTexts }) => <Pricing packs={packs.packs} setup={packTexts.setup} />,
  testimonials: ({ testimonials }) => <Testimonials testimonials={testimonials.testimonials} />,
  faq: ({ faq }) => <Faq entries={faq.entries} />,
  statistics: ({ catalogue }) => <Statistics features={catalogue.features} />,
};

/** Number of sections that are rendered first: together they are taller than any window. */
const firstScreen = 2;

/** The landing page of a language: the sections that `data/site.json` lists, in its order. */
export default function Landing({ data, pageContext }: Props) {
  const isWhole = useIsWhole();
  const shown = isWhole ? data.site.sections : data.site.sections.slice(0, firstScreen);
  return (
    <>
      {shown.map((name, index) => (
        <Fragment key={name}>
          {sections[name](data)}
          {index === 0 && <LaterStyles />}
        </Fragment>
      ))}
      <FrameScale />
      <Pageview page={pageContext} title={data.seo.landing.title} />
    </>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead page={pageContext} data={data} seo={data.seo.landing} subject={{ kind: 'landing' }} />
);

export const query = graphql`
  query LandingPage($language: String!, $bannerLanguage: String!) {
    locales: words(
      language: $language
      namespaces: [
        "header"
        "hero"
        "demo"
        "features"
        "statistics"
        "pricingSection"
        "clientReviews"
        "faq"
        "compliance"
        "footer"
        "buttons"
        "learnMore"
      ]
    ) {
      ...Words
    }
    ...Layout
    ...PageHead
    seo: pageTexts(language: { eq: $language }) {
      landing {
        title
        description
      }
    }
    demo: demoTexts(language: { eq: $language }) {
      ...Demo
    }
    demoPlace: language(language: { eq: $language }) {
      ...DemoPlace
    }
    catalogue: featureCatalogue {
      ...Solutions
      ...Statistics
    }
    packs {
      ...Pricing
    }
    packTexts(language: { eq: $language }) {
      setup
    }
    testimonials {
      ...Testimonials
    }
    faq(language: { eq: $language }) {
      ...FaqEntries
    }
  }
`;
