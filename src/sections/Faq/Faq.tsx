import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactLinks } from '../../layout/ContactLinks';
import { breakpoints } from '../../theme/breakpoints';
import { screenOnly } from '../../theme/print-styles';
import { space } from '../../theme/tokens';
import { Chevron } from '../../ui/Chevron';
import { SectionHeading } from '../../ui/SectionHeading';
import { SectionShell } from '../../ui/SectionShell';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
  gap: space.columns,
  alignItems: 'start',
  [breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 20 },
  '@media print': { display: 'block' },
});

const Sticky = styled('div')({ [breakpoints.up('lg')]: { position: 'sticky', top: 128 } });

/** Below the questions there is the footer's, which is near enough in a single column. */
const Contact = styled(ContactLinks)({ marginTop: 24, [breakpoints.down('lg')]: { display: 'none' }, ...screenOnly });

/** The browser opens it, also without scripts, and says whether it is open. */
const Summary = styled(
  ({ className, onClick, children }: ComponentProps<'summary'>) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control
    <summary className={className} onClick={onClick}>
      {children}
    </summary>
  ),
  { name: 'MuiAccordionSummary', slot: 'Root' },
)({ display: 'flex', alignItems: 'center' });

/** The answer stands in `<details>` itself, which shows and hides it. */
const Bare = ({ children }: { children?: ReactNode }) => children;

/** Questions and answers as native disclosures, so that every answer opens without JavaScript; one is open at a time. */
export function Faq({ id, entries }: { id: string; entries: Queries.FaqEntriesFragment['entries'] }) {
  const { t } = useTranslation('faq');
  return (
    <SectionShell id={id} labelledBy="faq-title">
      <Columns>
        <Sticky>
          <SectionHeading id="faq-title" title={t('title')} lead={t('lead')} />
          <Contact />
        </Sticky>
        <div>
          {entries.map(({ id, question, answer }) => (
            <Accordion key={id} component="details" name={id} slots={{ heading: Bare, transition: Bare, region: Bare }}>
              <AccordionSummary slots={{ root: Summary }} expandIcon={<Chevron />} onClick={openInPlace}>
                {question}
              </AccordionSummary>
              <Typography>{answer}</Typography>
            </Accordion>
          ))}
        </div>
      </Columns>
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
