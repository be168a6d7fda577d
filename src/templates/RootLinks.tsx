import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { colors, sizes, touchTarget } from '../theme/tokens';
import { Frame } from '../ui/Frame';
import { Logo } from '../ui/Logo';

const Main = styled(Container)({
  paddingBlock: '16vh',
  '& h1': { display: 'flex', alignItems: 'center', gap: 12, fontSize: sizes.section, fontStretch: '118%' },
  '& li': { maxWidth: '46rem', paddingBlock: 20, borderTop: `1px solid ${colors.line}` },
  '& a': { ...touchTarget, fontSize: sizes.title, fontStretch: '108%', fontWeight: 740 },
}) as typeof Container;

interface RootLinksProps {
  siteName: string;
  languages: readonly { language: string; path: string; name: string | undefined; description: string | undefined }[];
}

/** What `/` shows where nothing redirects: for each language, a link and what the product is. */
export function RootLinks({ siteName, languages }: RootLinksProps) {
  return (
    <main>
      <Main>
        <h1>
          <Logo />
          {siteName}
        </h1>
        <ul>
          {languages.map(({ language, path, name, description }) => (
            <li key={language} lang={language}>
              <a href={path} hrefLang={language}>
                {name}
              </a>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Main>
      <Frame />
    </main>
  );
}
