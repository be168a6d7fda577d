import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../ui/PageLink';
import { SectionShell } from '../../ui/SectionShell';

interface CustomerCasesProps {
  cases: readonly { id: string; text: { title: string; summary: string; path: string } }[];
}

/** The list of customer cases. */
export function CustomerCases({ cases }: CustomerCasesProps) {
  const { t } = useTranslation('customerCases');
  return (
    <SectionShell labelledBy="list-title">
      <Typography variant="display" id="list-title">
        {t('listTitle')}
      </Typography>
      <ul>
        {cases.map(({ id, text }) => (
          <li key={id}>
            <article>
              <PageLink to={text.path}>{text.title}</PageLink>
              <Typography>{text.summary}</Typography>
            </article>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
