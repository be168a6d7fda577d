import type { Section } from '../define/section';
import type { All } from './collections';

/** The sections of a site, by name. */
type Sections = Readonly<Record<string, Section>>;

/** A part of all sections, such as their facts. */
export type PartsOf<Site extends Sections, Part extends keyof Section> = All<
  { [Name in keyof Site]: Site[Name] extends Record<Part, infer Own> ? Own : never }[keyof Site]
>;

/** A part of all sections: their files of facts or of texts, by GraphQL type, or their interface texts, by namespace. */
export const partsOf = <Site extends Sections, Part extends 'facts' | 'texts' | 'words'>(
  sections: Site,
  part: Part,
): PartsOf<Site, Part> => Object.assign({}, ...Object.values(sections).map((section) => section[part]));

/** The names of all sections. */
export const sectionNames = <Site extends Sections>(sections: Site) =>
  Object.keys(sections) as [keyof Site & string, ...(keyof Site & string)[]];

/** A link to a section of the landing page. */
export interface SectionLink extends NonNullable<Section['link']> {
  anchor: string;
}

/** The links to the sections that a landing page shows, in the order of the definition. */
export const linksTo = (sections: Sections, shown: readonly string[]): SectionLink[] =>
  Object.entries(sections).flatMap(([name, { anchor, link }]) =>
    anchor && link && shown.includes(name) ? [{ ...link, anchor }] : [],
  );

/** The name of a section at which links point. */
type AnchoredSection<Site extends Sections> = {
  [Name in keyof Site]: Site[Name] extends { anchor: string } ? Name : never;
}[keyof Site];

/** The ids of the sections of a landing page at which links point, by name. */
export const anchorsOf = <Site extends Sections>(sections: Site) =>
  Object.fromEntries(Object.entries(sections).flatMap(([name, { anchor }]) => (anchor ? [[name, anchor]] : []))) as Record<
    AnchoredSection<Site>,
    string
  >;

/** Those of the sections that a landing page shows. */
export const anchorsIn = (sections: Sections, shown: readonly string[]): string[] =>
  shown.flatMap((name) => sections[name]?.anchor ?? []);

/** The namespaces of interface texts that sections show. */
export const namespacesOf = (sections: Sections, shown: readonly string[]): string[] =>
  shown.flatMap((name) => [...Object.keys(sections[name]?.words ?? {}), ...(sections[name]?.uses ?? [])]);
