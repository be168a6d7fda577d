import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/SiteProvider';
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
      <Grid container columnSpacing={3} rowSpacing={5} sx={{ mt: { xs: 5, lg: 7 } }}>
        <Grid size={{ xs: 12, lg: 5 }}>
          <Contents sections={text.sections} />
        </Grid>
        <Grid size={{ xs: 12, lg: 7 }}>
          {text.sections.map((section) => (
            <LegalSection key={section.id} section={section} />
          ))}
        </Grid>
      </Grid>
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
