import { sections } from '../site';
import type { All } from './collection-facts';
import type { JoinedList, Section } from './section';

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

/** The files of facts of all sections, by GraphQL type. */
export const sectionFacts = every('facts');

/** The files of texts of all sections, by GraphQL type. */
export const sectionTexts = every('texts');

/** The schemas of the interface texts of all sections, by namespace. */
export const sectionWords = every('words');

/** Every list of facts whose words stand in a list of texts. */
export const joinedLists: readonly JoinedList[] = definitions.flatMap(({ lists = [] }) => lists);
