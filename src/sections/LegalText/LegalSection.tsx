import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { elementId } from '../../routing/element-id';
import { colors, touchTarget } from '../../theme/tokens';
import { ArrowList } from '../../ui/ArrowList';
import { ExternalLink } from '../../ui/ExternalLink';

const text = {
  '& + &': { mt: 6 },
  // Some 73 characters of Archivo, whose zero is wide; at most 80 read easily (WCAG 2.2, 1.4.8).
  '& > :is(p, ul)': { maxWidth: '58ch' },
  '& > p': { mt: 1.75, lineHeight: 1.65 },
  '& > ul': { mt: 2.25, lineHeight: 1.5 },
  '& dl': { mt: 2.5, borderTop: `1px solid ${colors.line}` },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: { sm: 'minmax(0, 5fr) minmax(0, 7fr)' },
    columnGap: 3,
    rowGap: 0.5,
    alignItems: 'baseline',
    py: 1.75,
    borderBottom: `1px solid ${colors.line}`,
  },
  '& dt': { fontWeight: 700 },
  '& dd': { color: 'text.secondary' },
  '& li > a': { ...touchTarget, color: colors.emberText, fontWeight: 600 },
};

/** One section: paragraphs, names and what is said of them, a list, links, as far as it has them. */
export function LegalSection({ section }: { section: Queries.LegalTextBodyFragment['sections'][number] }) {
  const { t } = useTranslation('buttons');
  const { id, heading, paragraphs, details, list, links } = section;
  return (
    <Box component="section" sx={text} id={elementId(id)} aria-labelledby={`${id}-title`}>
      <Typography variant="title" component="h2" id={`${id}-title`}>
        {heading}
      </Typography>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph}>{paragraph}</Typography>
      ))}
      {details.length > 0 && (
        <dl>
          {details.map(({ term, description }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      )}
      {list.length > 0 && (
        <ArrowList>
          {list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ArrowList>
      )}
      {links.length > 0 && (
        <ul>
          {links.map(({ text, url }) => (
            <li key={url}>
              <ExternalLink href={url} newTabHint={t('newTab')}>
                {text}
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}
