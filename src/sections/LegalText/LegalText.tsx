import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/SiteProvider';
import { twelveColumns } from '../../theme/tokens';
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
      <Typography variant="lead" color="textSecondary" sx={{ maxWidth: '38em', mt: 2.5, textWrap: 'balance' }}>
        {text.lead}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        <time dateTime={updated}>{t('legal:updated', { date: updatedInWords })}</time>
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: twelveColumns },
          columnGap: 3,
          rowGap: 5,
          mt: { xs: 5, lg: 7 },
        }}
      >
        <Box sx={{ gridColumn: { lg: 'span 5' } }}>
          <Contents sections={text.sections} />
        </Box>
        <Box sx={{ gridColumn: { lg: 'span 7' } }}>
          {text.sections.map((section) => (
            <LegalSection key={section.id} section={section} />
          ))}
        </Box>
      </Box>
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
