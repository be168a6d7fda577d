import Box from '@mui/material/Box';
import { graphql } from 'gatsby';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { twelveColumns } from '../../theme/tokens';
import { SectionHeading } from '../../ui/SectionHeading';
import { SectionShell } from '../../ui/SectionShell';
import { FeaturePanel } from './FeaturePanel';
import { FeatureTabs } from './FeatureTabs';

/** The features, one tab each (docs/product.md, Solutions). */
export function Solutions({ features }: { features: Queries.SolutionsFragment['features'] }) {
  const { t } = useTranslation('features');
  return (
    <SectionShell labelledBy="solutions-title" tone="wash">
      <SectionHeading id="solutions-title" title={t('title')} lead={t('lead')} beside />
      <TabbedPanels features={features} label={t('tabs')} />
    </SectionShell>
  );
}

/**
 * The twelve columns of the grid, which tabs and panels share: a picture is beside the tabs, its words are below it, and its figure is
 * below the tabs. Plain, because MUI's `Grid` lends its columns to nobody. On paper, panels are below each other.
 */
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: twelveColumns },
  columnGap: 3,
  rowGap: { xs: 1.75, md: 3 },
  mt: { xs: 2.5, md: 5 },
  '@media print': { display: 'block' },
};

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
    <Box sx={columns}>
      <FeatureTabs features={features} selected={selected} shown={shown} onSelect={select} label={label} />
      {features.map((feature) => (
        <FeaturePanel
          key={feature.id}
          feature={feature}
          selected={feature.id === shown}
          opened={opened.includes(feature.id)}
        />
      ))}
    </Box>
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
