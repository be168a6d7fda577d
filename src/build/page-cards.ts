import type { PageRoute } from '../../packages/addresses';
import { fillPlaceholders } from '../../packages/content/browser';
import { wordFrom } from '../../packages/content/model';
import { factsInText } from '../content/facts-in-text';
import { type Content, collectionOfKind, type InterfaceNamespace, type LanguageContent, textsOf } from '../content/model';
import { asDrawn } from '../data/card-letters';
import { type CardText, socialCard } from '../seo/social-card';
import { colors, labelBars } from '../theme/tokens';
import type { PageCard } from './draw-cards';

/** The social cards of all indexed pages, with the texts of the pages. */
export function pageCards(pages: readonly PageRoute[], content: Content): PageCard[] {
  return pages
    .filter(({ indexed }) => indexed)
    .map((page) => ({ path: page.path, card: socialCard(cardText(page, content), { ...colors, bars: labelBars }) }));
}

function cardText(page: PageRoute, content: Content): CardText {
  const { SiteSettings: site, Packs: packs } = content;
  const facts = factsInText(site, packs, page.language);
  const { label, heading } = cardWords(page, content);
  const fill = (text: string) => fillPlaceholders(text, facts);
  const host = new URL(site.origin).host;
  return {
    name: asDrawn(site.name),
    label: asDrawn(fill(label)),
    heading: asDrawn(fill(heading)),
    host,
    pointer: asDrawn(fill(textsIn(content, page.language).interface.hero.scaleTag)),
  };
}

function textsIn({ languages }: Content, language: string): LanguageContent {
  const texts = languages[language];
  if (!texts) throw new Error(`No texts in "${language}".`);
  return texts;
}

/** The texts of a page's social card, with placeholders: the label above its heading, and the heading. */
export function cardWords({ kind, id, language }: PageRoute, content: Content): Pick<CardText, 'label' | 'heading'> {
  const texts = textsIn(content, language);
  const [name, collection] = collectionOfKind(kind) ?? [];
  const card = collection?.kind === kind ? collection.card : collection?.list?.card;
  if (!name || !card) return landingWords(texts);
  const own = textsOf(texts, name)[id];
  const word = (source: string) => wordFrom(source, own, (namespace) => texts.interface[namespace as InterfaceNamespace]);
  return { label: word(card.label), heading: word(card.heading) };
}

function landingWords({ interface: { hero } }: LanguageContent) {
  const heading = [hero.headlineBefore, hero.headlineGradient, hero.headlineAfter].join(' ');
  return { label: hero.credibility, heading };
}
