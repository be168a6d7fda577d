type Paths = Pick<Queries.LanguagePathsFragment, 'sectionLinks'>;

/** A link to a part of the landing page. */
export type SectionLink = Paths['sectionLinks'][number];

/** The links to parts of the landing page, before the menu of features and behind it. */
export const sectionLinks = ({ sectionLinks: links }: Paths) => ({
  before: links.filter(({ place }) => place === 'before'),
  behind: links.filter(({ place }) => place === 'behind'),
});
