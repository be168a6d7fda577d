import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { writePercent } from '../../content/notation';
import { DemoRequestLink } from '../../page/DemoRequestLink';
import { useLanguage } from '../../page/LanguageProvider';
import { colors, media, pictures, space } from '../../theme/tokens';
import { ArrowList } from '../../ui/ArrowList';
import { BackLink } from '../../ui/BackLink';
import { BigFigure } from '../../ui/BigFigure';
import { GradientText } from '../../ui/GradientText';
import { Picture } from '../../ui/Picture';
import { SectionShell } from '../../ui/SectionShell';
import { Shot } from '../../ui/Shot';
import { Tag } from '../../ui/Tag';
import { Lead, SectionTitle, Title } from '../../ui/typography';
import { pageUpright } from './upright-media';

/** Words on the left; on the right the picture, and below it the figure, with the same left edge. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
  gap: space.columns,
  [media.full]: { gridTemplateColumns: `minmax(0, 1fr) ${pictures.least}px` },
} satisfies CSSObject;

const Columns = styled('div')({
  ...columns,
  alignItems: 'center',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** In wide windows, it ends at the frame's inner line. */
const Screen = styled(Shot)({ [media.wide]: { marginInlineEnd: 'calc(-1 * var(--beyond))' } });

const Proof = styled('div')({
  ...columns,
  alignItems: 'end',
  marginTop: 56,
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 40 },
});

const Name = styled(SectionTitle)({ marginTop: 20 });

const Description = styled(Lead)({ maxWidth: '34em', marginBlock: '20px 32px', color: colors.inkSoft });

const Benefits = styled(Title)({ marginBottom: 20 });

interface FeatureOverviewProps {
  feature: Queries.FeatureOverviewFragment;
  /** The address of the list of features. */
  listPath: string;
}

/** One feature in full: what it is, its picture, what it brings, its figure (docs/product.md, Feature list and feature page). */
export function FeatureOverview({ feature, listPath }: FeatureOverviewProps) {
  const { t } = useTranslation(['features', 'buttons']);
  const { notation } = useLanguage();
  const [firstWord, ...otherWords] = feature.title.split(' ');
  const image = feature.image.src.childImageSharp?.picture;
  return (
    <SectionShell labelledBy="feature-title">
      <BackLink to={listPath}>{t('buttons:backToFeatures')}</BackLink>
      <Columns>
        <div>
          <Tag>{feature.label}</Tag>
          <Name as="h1" id="feature-title">
            <GradientText>{firstWord}</GradientText> {otherWords.join(' ')}
          </Name>
          <Description>{feature.description}</Description>
          <DemoRequestLink>{t('buttons:requestDemo')}</DemoRequestLink>
        </div>
        {image && (
          <Screen>
            <Picture
              image={image}
              portrait={feature.image.portrait?.childImageSharp?.picture}
              uprightWhere={pageUpright}
              alt={feature.image.alt}
              sizes="(min-width: 1600px) calc(50vw - 5px), (min-width: 1280px) 610px, (min-width: 1024px) 50vw, (min-width: 600px) 92vw, 88vw"
              eager
            />
          </Screen>
        )}
      </Columns>
      <Proof>
        <div>
          <Benefits as="h2">{t('features:benefits')}</Benefits>
          <ArrowList>
            {feature.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ArrowList>
        </div>
        {feature.stat !== null && (
          <BigFigure figure={writePercent(feature.stat, notation)} description={feature.statDescription ?? ''} />
        )}
      </Proof>
    </SectionShell>
  );
}

export const fragment = graphql`
  fragment FeatureOverview on FeatureText {
    label
    title
    description
    benefits
    stat
    statDescription
    image {
      alt
      src {
        childImageSharp {
          picture(width: 1200, breakpoints: [640, 960, 1200, 1600]) {
            ...Picture
          }
        }
      }
      portrait {
        childImageSharp {
          picture(width: 624, breakpoints: [624, 936]) {
            ...Picture
          }
        }
      }
    }
  }
`;
