import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '../../theme/breakpoints';
import { colors, sizes, touchTarget } from '../../theme/tokens';
import { elementId } from '../../routing/element-id';
import { colors, media, sizes, touchTarget } from '../../theme/tokens';
import { ArrowList } from '../../ui/ArrowList';
import { ExternalLink } from '../../ui/ExternalLink';

const Root = styled('section')({
  [breakpoints.up('xxl')]: { fontSize: '1.125rem' },
  '& + &': { marginTop: 48 },
  // Some 73 characters of Archivo, whose zero is wide; at most 80 read easily (WCAG 2.2, 1.4.8).
  '& > :is(p, ul)': { maxWidth: '58ch' },
  '& > p': { marginTop: 14, fontSize: 'inherit', lineHeight: 1.65, textWrap: 'pretty' },
  '& > ul': { marginTop: 18, lineHeight: 1.5 },
});

const Details = styled('dl')({
  marginTop: 20,
  borderTop: `1px solid ${colors.line}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 9fr)',
    gap: '4px 24px',
    alignItems: 'baseline',
    paddingBlock: 14,
    borderBottom: `1px solid ${colors.line}`,
    [breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& dt': { fontWeight: 700, fontSize: sizes.body },
  [breakpoints.up('xxl')]: { '& :is(dt, dd)': { fontSize: sizes.body } },
  '& dd': { color: colors.inkSoft, fontSize: sizes.body, lineHeight: 1.55 },
});

const Links = styled('ul')({
  marginBottom: '1em',
  '& a': {
    ...touchTarget,
    color: colors.emberText,
    fontWeight: 600,
    textUnderlineOffset: '0.25em',
  },
});

/** One section: paragraphs, names and what is said of them, a list, links, as far as it has them. */
export function LegalSection({ section }: { section: Queries.LegalTextBodyFragment['sections'][number] }) {
  const { t } = useTranslation('buttons');
  const { id, heading, paragraphs, details, list, links } = section;
  return (
    <Root id={elementId(id)} aria-labelledby={`${id}-title`}>
      <Typography variant="title" component="h2" id={`${id}-title`}>
        {heading}
      </Typography>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph}>{paragraph}</Typography>
      ))}
      {details.length > 0 && (
        <Details>
          {details.map(({ term, description }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </Details>
      )}
      {list.length > 0 && (
        <ArrowList>
          {list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ArrowList>
      )}
      {links.length > 0 && (
        <Links>
          {links.map(({ text, url }) => (
            <li key={url}>
              <ExternalLink href={url} newTabHint={t('newTab')}>
                {text}
              </ExternalLink>
            </li>
          ))}
        </Links>
      )}
    </Root>
  );
}
