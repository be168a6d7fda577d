import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../content/format';
import { useLanguage } from '../../page/LanguageProvider';
import { useSite } from '../../page/SiteProvider';
import { space } from '../../theme/tokens';
import { BackLink } from '../../ui/BackLink';
import { SectionShell } from '../../ui/SectionShell';
import { Contents } from './Contents';
import { LegalSection } from './LegalSection';

interface LegalTextProps {
  text: Queries.LegalTextBodyFragment;
  /** When the text last changed: year-month-day. */
  updated: string;
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)',
  gap: space.columns,
  alignItems: 'start',
  marginTop: 56,
  '@media (max-width: 1023.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 40 },
});

const titleId = 'legal-title';

/** A legal page: what it says in short, when it changed, its contents, its sections. */
export function LegalText({ text, updated }: LegalTextProps) {
  const { t } = useTranslation(['legal', 'buttons']);
  const { paths } = useSite();
  const { language } = useLanguage();
  return (
    <SectionShell labelledBy={titleId}>
      <BackLink to={paths.landingPath}>{t('buttons:backToHome')}</BackLink>
      <Typography variant="h1" id={titleId} sx={{ maxWidth: '16em', fontSize: 'h2.fontSize' }}>
        {text.title}
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ mt: 2.5, maxWidth: '38em', color: 'text.secondary' }}>
        {text.lead}
      </Typography>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        <time dateTime={updated}>{t('legal:updated', { date: formatDay(updated, language) })}</time>
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
