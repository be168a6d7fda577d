import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '../../theme/breakpoints';
import { elementId } from '../../routing/element-id';
import { screenOnly } from '../../theme/print-styles';
import { colors, sizes } from '../../theme/tokens';

const Root = styled('nav')({
  [breakpoints.up('lg')]: { position: 'sticky', top: 128, maxHeight: 'calc(100dvh - 160px)', overflowY: 'auto' },
  ...screenOnly,
});

const List = styled('ol')({
  marginTop: 12,
  borderTop: `1px solid ${colors.line}`,
  fontSize: sizes.body,
  lineHeight: 1.4,
  [breakpoints.only('md')]: { columns: 2, columnGap: 32, '& > li': { breakInside: 'avoid' } },
  // In browsers that know it, the section being read is marked.
  scrollTargetGroup: 'auto',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    paddingBlock: 6,
    borderBottom: `1px solid ${colors.line}`,
    color: colors.inkSoft,
    textDecoration: 'none',
    textWrap: 'pretty',
    '&:target-current': { color: colors.ink, fontWeight: 700 },
    '&:hover': { color: colors.emberText, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    // Inside a box that scrolls, an outline further out would be cut off.
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

const titleId = 'legal-page-contents';

/** The list of contents: beside the text where there is room, above it elsewhere. */
export function Contents({ sections }: Pick<Queries.LegalTextBodyFragment, 'sections'>) {
  const { t } = useTranslation('legal');
  return (
    <Root aria-labelledby={titleId}>
      <Typography component="h2" id={titleId} color="textSecondary">
        {t('contents')}
      </Typography>
      <List>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${elementId(id)}`}>{heading}</a>
          </li>
        ))}
      </List>
    </Root>
  );
}
