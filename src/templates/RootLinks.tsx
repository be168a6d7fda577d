import Container from '@mui/material/Container';
import { colors, sizes, touchTarget } from '../theme/tokens';
import { Frame } from '../ui/Frame';
import { Logo } from '../ui/Logo';

const content = {
  py: '16vh',
  '& h1': { display: 'flex', alignItems: 'center', gap: 1.5, fontSize: sizes.section, fontStretch: '118%' },
  '& li': { maxWidth: '46rem', py: 2.5, borderTop: `1px solid ${colors.line}` },
  '& a': { ...touchTarget, fontSize: sizes.title, fontStretch: '108%', fontWeight: 740 },
};

interface RootLinksProps {
  siteName: string;
  languages: readonly { language: string; path: string; name: string | undefined; description: string | undefined }[];
}

/** What `/` shows where nothing redirects: for each language, a link and what the product is. */
export function RootLinks({ siteName, languages }: RootLinksProps) {
  return (
    <main>
      <Container sx={content}>
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
      </Container>
      <Frame />
    </main>
  );
}
