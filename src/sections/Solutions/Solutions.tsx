import { styled } from '@mui/material/styles';
import { graphql } from 'gatsby';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '../../theme/breakpoints';
import { pictures, space } from '../../theme/tokens';
import { SectionHeading } from '../../ui/SectionHeading';
import { SectionShell } from '../../ui/SectionShell';
import { FeaturePanel } from './FeaturePanel';
import { FeatureTabs } from './FeatureTabs';

/** On computers the tabs are next to the picture, and the text is below both: tabs and panels share the rows of one grid. */
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 5fr) minmax(${pictures.least}px, 9fr)`,
  gap: space.columns,
  marginTop: 48,
  [breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 14, marginTop: 20 },
  [breakpoints.up('md')]: { '& > :first-of-type': { gridArea: '1 / 1', zIndex: 1 } },
  // A narrow gap, so that the names of the tabs stay on one line.
  [breakpoints.only('md')]: { gridTemplateColumns: `minmax(0, 1fr) ${pictures.upright}px`, columnGap: 20 },
});

const Panels = styled('div')({
  [breakpoints.up('md')]: {
    display: 'grid',
    gridArea: '1 / 1 / span 2 / -1',
    gridTemplate: 'subgrid / subgrid',
  },
  // Below each other, not one in place of another.
  '@media print': { display: 'block' },
});

/** The features, one tab each (docs/product.md, Solutions). */
export function Solutions({ features }: { features: Queries.SolutionsFragment['features'] }) {
  const { t } = useTranslation('features');
  return (
    <SectionShell labelledBy="solutions-title" tone="wash">
      <SectionHeading id="solutions-title" title={t('title')} lead={t('lead')} />
      <TabbedPanels features={features} label={t('tabs')} />
    </SectionShell>
  );
}

/** All panels are in the page, for paper; pictures and links only of those that were opened. Without scripts, tabs lead to the features' pages. */
function TabbedPanels({ features, label }: { features: Queries.SolutionsFragment['features']; label: string }) {
  const first = features[0]?.id ?? '';
  const [selected, setSelected] = useState(first);
  const [shown, setShown] = useState(first);
  const [opened, setOpened] = useState([first]);
  const select = (feature: string) => {
    setSelected(feature);
    // The tab answers the click at once; its panel, whose picture may have to be made, comes with the next frame.
    startTransition(() => {
      setShown(feature);
      setOpened((earlier) => [...earlier, feature]);
    });
  };
  return (
    <Columns>
      <FeatureTabs features={features} selected={selected} shown={shown} onSelect={select} label={label} />
      <Panels>
        {features.map((feature) => (
          <FeaturePanel
            key={feature.id}
            feature={feature}
            selected={feature.id === shown}
            opened={opened.includes(feature.id)}
          />
        ))}
      </Panels>
    </Columns>
  );
}

export const fragment = graphql`
  fragment Solutions on FeatureCatalogue {
    features {
      id
      text {
        name
        path
        ...FeaturePanel
      }
    }
  }
`;
