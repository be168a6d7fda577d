import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import { graphql } from 'gatsby';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactLinks } from '../../layout/ContactLinks';
import { screenOnly } from '../../theme/print-styles';
import { colors, durations, sizes } from '../../theme/tokens';
import { Chevron } from '../../ui/Chevron';
import { SectionHeading } from '../../ui/SectionHeading';
import { SectionShell } from '../../ui/SectionShell';

const line = `1px solid ${colors.line}`;

/** Of all questions at once: each is a plain `<details>`, of which MUI's accordion would use nothing. */
const questions = {
  '& > details': { borderBottom: line, '&:first-of-type': { borderTop: line } },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    minHeight: { xs: 48, md: 64 },
    py: { xs: 1, md: 2.25 },
    fontSize: { xs: sizes.body, md: sizes.lead },
    fontWeight: 650,
    lineHeight: 1.3,
    textWrap: 'pretty',
    '&:hover': { color: colors.emberText },
  },
  '& svg': { color: colors.emberText, transition: `transform ${durations.colour}ms` },
  '& [open] svg': { transform: 'rotate(180deg)' },
  '& p': { pb: 3, maxWidth: '62ch', color: 'text.secondary', textWrap: 'pretty' },
};

/** Questions and answers as native disclosures, so that every answer opens without JavaScript; one is open at a time. */
export function Faq({ id, entries }: { id: string; entries: Queries.FaqEntriesFragment['entries'] }) {
  const { t } = useTranslation('faq');
  return (
    <SectionShell id={id} labelledBy="faq-title">
      <Grid container columnSpacing={3} rowSpacing={2.5} sx={{ alignItems: 'start', '@media print': { display: 'block' } }}>
        <Grid size={{ xs: 12, lg: 5 }} sx={{ position: { lg: 'sticky' }, top: 128 }}>
          <SectionHeading id="faq-title" title={t('title')} lead={t('lead')} />
          {/* Below the questions there is the footer's, which is near enough in a single column. */}
          <Box component={ContactLinks} sx={{ mt: 3, display: { xs: 'none', lg: 'grid' }, ...screenOnly }} />
        </Grid>
        <Grid size={{ xs: 12, lg: 7 }} sx={questions}>
          {entries.map((entry) => (
            <details key={entry.id} name={id}>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
              <summary onClick={openInPlace}>
                {entry.question}
                <Chevron />
              </summary>
              <p>{entry.answer}</p>
            </details>
          ))}
        </Grid>
      </Grid>
    </SectionShell>
  );
}

/**
 * Opens an answer, closes the others, and keeps the question where it is in the window: an answer that closes above it would move
 * it, even out of the window. Closed here, because browsers older than `<details name>` (Chrome 120, Firefox 130, Safari 17.2)
 * close nothing.
 */
function openInPlace(event: MouseEvent<HTMLElement>): void {
  const question = event.currentTarget;
  const entry = question.closest('details');
  if (!entry || entry.open) return;
  event.preventDefault();
  const { top } = question.getBoundingClientRect();
  for (const other of entry.parentElement?.querySelectorAll('details') ?? []) other.open = other === entry;
  window.scrollBy({ top: question.getBoundingClientRect().top - top, behavior: 'instant' });
}

export const fragment = graphql`
  fragment FaqEntries on Faq {
    entries {
      id
      question
      answer
    }
  }
`;
