import type { Content } from '../content/content';
import { factsInText } from '../content/facts-in-text';
import { fillPlaceholders } from '../content/placeholders';
import type { PageRoute } from '../routing/types';
import { type CardColors, type CardText, socialCard } from '../seo/social-card';
import { colors, labelBars } from '../theme/tokens';
import type { PageCard } from './draw-cards';

const cardColors: CardColors = {
  ink: colors.ink,
  inkSoft: colors.inkSoft,
  paper: colors.paper,
  frame: colors.ember[2],
  button: colors.emberButton,
  bars: labelBars.map(({ fill }) => fill),
};

/** The social cards of all pages that are indexed, with the pages' own words. */
export function pageCards(pages: readonly PageRoute[], content: Content): PageCard[] {
  return pages
    .filter(({ indexed }) => indexed)
    .map((page) => ({ path: page.path, card: socialCard(cardText(page, content), cardColors) }));
}

function cardText(page: PageRoute, content: Content): CardText {
  const { SiteSettings: site, Packs: packs } = content;
  const facts = factsInText(site, packs, page.language);
  const { label, heading } = words(page, content);
  const fill = (text: string) => fillPlaceholders(text, facts);
  return { name: site.name, label: fill(label), heading: fill(heading), host: new URL(site.origin).host };
}

function words(page: PageRoute, { languages }: Content): Pick<CardText, 'label' | 'heading'> {
  const texts = languages[page.language];
  const feature = page.feature ? texts?.features[page.feature] : undefined;
  if (!texts) throw new Error(`No texts in "${page.language}".`);
  const { hero, features, header, footer } = texts.interface;
  const legal = page.legal ? texts.legal[page.legal] : undefined;
  if (feature) return { label: feature.label, heading: feature.title };
  if (legal) return { label: footer.legal, heading: legal.title };
  if (page.kind === 'features') return { label: header.features, heading: features.listTitle };
  const headline = [hero.headlineBefore, hero.headlineGradient, hero.headlineAfter].join(' ');
  return { label: hero.credibility, heading: headline };
}
