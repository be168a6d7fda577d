import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../page/SiteProvider';
import { textStyles } from '../../theme/text-styles';
import { colors, media, space } from '../../theme/tokens';
import { BackLink } from '../../ui/BackLink';
import { SectionShell } from '../../ui/SectionShell';
import { Lead, SectionTitle, Soft } from '../../ui/typography';
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
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 40 },
});

const Heading = styled(SectionTitle)({ maxWidth: '16em' });

const Summary = styled(Lead)({ maxWidth: '38em', marginTop: 20, color: colors.inkSoft, textWrap: 'balance' });

const Updated = styled(Soft)({ ...textStyles.small, marginTop: 16 });

const titleId = 'legal-page-title';

/** A legal page: what it says in short, when it changed, its contents, its sections. */
export function LegalText({ text, updated, updatedInWords }: LegalTextProps) {
  const { t } = useTranslation(['legal', 'buttons']);
  const { paths } = useSite();
  return (
    <SectionShell labelledBy={titleId}>
      <BackLink to={paths.landingPath}>{t('buttons:backToHome')}</BackLink>
      <Heading as="h1" id={titleId}>
        {text.title}
      </Heading>
      <Summary>{text.lead}</Summary>
      <Updated>
        <time dateTime={updated}>{t('legal:updated', { date: updatedInWords })}</time>
      </Updated>
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
