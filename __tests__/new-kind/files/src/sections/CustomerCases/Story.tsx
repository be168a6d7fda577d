import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../ui/BackLink';
import { SectionShell } from '../../ui/SectionShell';

interface StoryProps {
  text: { title: string; summary: string; story: readonly string[] };
  /** The address of the list of customer cases. */
  listPath: string;
}

/** One customer case. */
export function Story({ text, listPath }: StoryProps) {
  const { t } = useTranslation('customerCases');
  return (
    <SectionShell labelledBy="case-title">
      <BackLink to={listPath}>{t('all')}</BackLink>
      <Typography variant="display" id="case-title">
        {text.title}
      </Typography>
      <Typography variant="lead">{text.summary}</Typography>
      {text.story.map((paragraph) => (
        <Typography key={paragraph}>{paragraph}</Typography>
      ))}
    </SectionShell>
  );
}
