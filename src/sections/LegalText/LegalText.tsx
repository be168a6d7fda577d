import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/SiteProvider';
import { breakpoints } from '../../theme/breakpoints';
import { space } from '../../theme/tokens';
import { BackLink } from '../../ui/BackLink';
import { SectionShell } from '../../ui/SectionShell';
import { Contents } from './Contents';
import { LegalSection } from './LegalSection';

interface LegalTextProps {
  text: Queries.LegalTextBodyFragment;
  /** When the text last changed: year-month-day. */
  updated: string;
  /** The same as the language writes it: `21 novembre 2026`. */
  updatedInWords: string;
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)',
  gap: space.columns,
  alignItems: 'start',
  marginTop: 56,
  [breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 40 },
  [breakpoints.up('xxl')]: { gridTemplateColumns: '300px minmax(0, 1fr)' },
});

const titleId = 'legal-page-title';

/** A legal page: what it says in short, when it changed, its contents, its sections. */
export function LegalText({ text, updated, updatedInWords }: LegalTextProps) {
  const { t } = useTranslation(['legal', 'buttons']);
  const { paths } = useSite();
  return (
    <SectionShell labelledBy={titleId}>
      <BackLink to={paths.landingPath}>{t('buttons:backToHome')}</BackLink>
      <Typography variant="section" component="h1" id={titleId} sx={{ maxWidth: '16em' }}>
        {text.title}
      </Typography>
      <Typography variant="lead" color="textSecondary" sx={{ maxWidth: '38em', mt: '20px', textWrap: 'balance' }}>
        {text.lead}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: '16px' }}>
        <time dateTime={updated}>{t('legal:updated', { date: updatedInWords })}</time>
      </Typography>
      <Columns>
        <Contents sections={text.sections} />
        <div>
          {text.sections.map((section) => (
            <LegalSection key={section.id} section={section} />
          ))}
        </div>
      </Columns>
    </SectionShell>
  );
}

export const fragment = graphql`
  fragment LegalTextBody on LegalText {
    title
    lead
    sections {
      id
      heading
      paragraphs
      details {
        term
        description
      }
      list
      links {
        text
        url
      }
    }
  }
`;
