import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Fragment, type ReactNode } from 'react';
import { LaterStyles, sleeping } from '../../packages/fast-page';
import { Pageview } from '../consent/Pageview';
import type { NonNullFields } from '../layout/non-null-fields';
import type { PageContext } from '../routing/page-context';
import { PageHead } from './PageHead';

const Hero = sleeping(() => import('../sections/Hero/Hero').then((module) => module.Hero), { isStill: true });
const FrameScale = sleeping(() => import('../layout/FrameScale').then((module) => module.FrameScale), { isStill: true });
const Demo = sleeping(() => import('../sections/Demo/Demo').then((module) => module.Demo));
const Faq = sleeping(() => import('../sections/Faq/Faq').then((module) => module.Faq));
const Pricing = sleeping(() => import('../sections/Pricing/Pricing').then((module) => module.Pricing));
const Solutions = sleeping(() => import('../sections/Solutions/Solutions').then((module) => module.Solutions));
const Statistics = sleeping(() => import('../sections/Statistics/Statistics').then((module) => module.Statistics));
const Testimonials = sleeping(() => import('../sections/Testimonials/Testimonials').then((module) => module.Testimonials));

type Data = NonNullFields<Queries.LandingPageQuery>;
type Props = PageProps<Data, PageContext>;

/** The sections of a landing page, by their names in `data/site.json`; a missing component is a type error. */
const sections: Record<Data['site']['sections'][number], (data: Data) => ReactNode> = {
  hero: () => <Hero />,
  demo: ({ demo, place }) => <Demo id={place.anchors.demo} poster={demo.poster} address={place.demo} />,
  solutions: ({ catalogue }) => <Solutions features={catalogue.features} />,
  pricing: ({ packs, packTexts, place }) => (
    <Pricing id={place.anchors.pricing} packs={packs.packs} setup={packTexts.setup} />
  ),
  testimonials: ({ testimonials, place }) => (
    <Testimonials id={place.anchors.testimonials} testimonials={testimonials.testimonials} />
  ),
  faq: ({ faq, place }) => <Faq id={place.anchors.faq} entries={faq.entries} />,
  statistics: ({ catalogue }) => <Statistics features={catalogue.features} />,
};

/** The landing page of a language: the sections that `data/site.json` lists, in its order. */
export default function Landing({ data, pageContext }: Props) {
  const [first, ...others] = data.site.sections;
  return (
    <>
      {first && sections[first](data)}
      <LaterStyles />
      {others.map((name) => (
        <Fragment key={name}>{sections[name](data)}</Fragment>
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
  query LandingPage($language: String!, $bannerLanguage: String!, $kind: String!) {
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
    place: language(language: { eq: $language }) {
      ...DemoPlace
      anchors {
        demo
        pricing
        testimonials
        faq
      }
    }
    catalogue: featureCatalogue(language: { eq: $language }) {
      ...Solutions
      ...Statistics
    }
    packs(language: { eq: $language }) {
      ...Pricing
    }
    packTexts(language: { eq: $language }) {
      setup
    }
    testimonials(language: { eq: $language }) {
      ...Testimonials
    }
    faq(language: { eq: $language }) {
      ...FaqEntries
    }
  }
`;
