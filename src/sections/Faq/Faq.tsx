import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { anchors } from '../../routing/anchors';
import { colors, durations, media, sizes, space } from '../../theme/tokens';
import { Chevron } from '../../ui/Chevron';
import { SectionHeading } from '../../ui/SectionHeading';
import { SectionShell } from '../../ui/SectionShell';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
  gap: space.columns,
  alignItems: 'start',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 20 },
  '@media print': { display: 'block' },
});

const Sticky = styled('div')({ [media.desktop]: { position: 'sticky', top: 128 } });

const Entry = styled('details')({
  borderBottom: `1px solid ${colors.line}`,
  // The lines end at the frame's.
  [media.wide]: { marginInlineEnd: 'calc(-1 * var(--beyond))', paddingInlineEnd: 32 },
  '&:first-of-type': { borderTop: `1px solid ${colors.line}` },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > p': { paddingBottom: 24, maxWidth: '62ch', color: colors.inkSoft, textWrap: 'pretty' },
});

const Question = styled('summary')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  minHeight: 64,
  paddingBlock: 18,
  fontSize: sizes.lead,
  fontWeight: 650,
  lineHeight: 1.3,
  textWrap: 'pretty',
  [media.mobile]: { minHeight: 48, paddingBlock: 9, fontSize: sizes.body },
  '& > svg': { color: colors.emberText, transition: `transform ${durations.colour}ms` },
  '&:hover': { color: colors.emberText },
});

/** Questions and answers as native disclosures, so that every answer opens without JavaScript; one is open at a time. */
export function Faq({ entries }: { entries: Queries.FaqEntriesFragment['entries'] }) {
  const { t } = useTranslation('faq');
  return (
    <SectionShell id={anchors.faq} labelledBy="faq-title">
      <Columns>
        <Sticky>
          <SectionHeading id="faq-title" title={t('title')} lead={t('lead')} />
        </Sticky>
        <div>
          {entries.map(({ id, question, answer }) => (
            <Entry key={id} name={anchors.faq}>
              <Question onClick={openInPlace}>
                {question}
                <Chevron />
              </Question>
              <p>{answer}</p>
            </Entry>
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
