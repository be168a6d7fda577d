import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { elementId } from '../../routing/element-id';
import { screenOnly } from '../../theme/print-styles';
import { colors } from '../../theme/tokens';

const list = {
  mt: 1.5,
  borderTop: `1px solid ${colors.line}`,
  lineHeight: 1.4,
  columns: { md: 2, lg: 1 },
  columnGap: 4,
  '& > li': { breakInside: 'avoid' },
  // In browsers that know it, the section being read is marked.
  scrollTargetGroup: 'auto',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    py: 0.75,
    borderBottom: `1px solid ${colors.line}`,
    color: 'text.secondary',
    textDecoration: 'none',
    textWrap: 'pretty',
    '&:target-current': { color: 'text.primary', fontWeight: 700 },
    '&:hover': { color: colors.emberText, textDecoration: 'underline' },
    // Inside a box that scrolls, an outline further out would be cut off.
    '&:focus-visible': { outlineOffset: '-3px' },
  },
};

const titleId = 'legal-page-contents';

/** The list of contents: beside the text where there is room, above it elsewhere. */
export function Contents({ sections }: Pick<Queries.LegalTextBodyFragment, 'sections'>) {
  const { t } = useTranslation('legal');
  return (
    <Box
      component="nav"
      aria-labelledby={titleId}
      sx={{
        position: { lg: 'sticky' },
        top: 128,
        maxHeight: { lg: 'calc(100dvh - 160px)' },
        maxWidth: { lg: 360 },
        overflowY: { lg: 'auto' },
        ...screenOnly,
      }}
    >
      <Typography component="h2" id={titleId} color="textSecondary">
        {t('contents')}
      </Typography>
      <Box component="ol" sx={list}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${elementId(id)}`}>{heading}</a>
          </li>
        ))}
      </Box>
    </Box>
  );
}
