import type { Section } from '../../packages/content/define';
import { sections } from '../site';
import type { All } from './collection-facts';

type Sections = typeof sections;

/** The name of a section of a landing page. */
export type SectionName = keyof Sections;

/** The names of all sections. */
export const landingSections = Object.keys(sections) as [SectionName, ...SectionName[]];

/** A part of all sections, such as their facts. */
type Every<Part extends keyof Section> = All<
  { [Name in SectionName]: Sections[Name] extends Record<Part, infer Own> ? Own : never }[SectionName]
>;

const definitions: readonly Section[] = Object.values(sections);

const every = <Part extends 'facts' | 'texts' | 'words'>(part: Part): Every<Part> =>
  Object.assign({}, ...definitions.map((section) => section[part]));

/** The definition of a section. */
const definitionOf = (name: SectionName): Section => sections[name];

/** A link to a section of the landing page. */
export interface SectionLink extends NonNullable<Section['link']> {
  anchor: string;
}

/** The links to the sections that a landing page shows, in the order of src/site.ts. */
export const linksTo = (shown: readonly SectionName[]): SectionLink[] =>
  landingSections.flatMap((name) => {
    const { anchor, link } = definitionOf(name);
    return anchor && link && shown.includes(name) ? [{ ...link, anchor }] : [];
  });

/** The name of a section at which links point. */
type AnchoredSection = {
  [Name in SectionName]: Sections[Name] extends { anchor: string } ? Name : never;
}[SectionName];

/** The ids of the sections of a landing page at which links point, by name. */
export const anchors = Object.fromEntries(
  landingSections.flatMap((name) => (definitionOf(name).anchor ? [[name, definitionOf(name).anchor]] : [])),
) as Record<AnchoredSection, string>;

/** Those of the sections that a landing page shows. */
export const anchorsOf = (shown: readonly SectionName[]): string[] =>
  shown.flatMap((name) => definitionOf(name).anchor ?? []);

/** The namespaces of interface texts that sections show. */
export const namespacesOf = (shown: readonly SectionName[]): string[] =>
  shown.flatMap((name) => [...Object.keys(definitionOf(name).words ?? {}), ...(definitionOf(name).uses ?? [])]);

/** The files of facts, by GraphQL type. */
export const sectionFacts = every('facts');

/** The files of texts of all sections, by GraphQL type. */
export const sectionTexts = every('texts');

/** The schemas of the interface texts of all sections, by namespace. */
export const sectionWords = every('words');
