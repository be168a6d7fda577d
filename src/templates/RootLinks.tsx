import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { sizes } from '../theme/tokens';
import { Logo } from '../ui/Logo';

const Main = styled(Container)({
  paddingBlock: '20vh',
  '& h1': { display: 'flex', alignItems: 'center', gap: 12, fontSize: sizes.section, fontStretch: '118%' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 32, fontSize: sizes.lead, fontWeight: 700 },
}) as typeof Container;

interface RootLinksProps {
  siteName: string;
  languages: readonly { language: string; path: string; name: string | undefined }[];
}

/** What `/` shows where nothing redirects: a link to each language. */
export function RootLinks({ siteName, languages }: RootLinksProps) {
  return (
    <main>
      <Main>
        <h1>
          <Logo />
          {siteName}
        </h1>
        <ul>
          {languages.map(({ language, path, name }) => (
            <li key={language}>
              <a href={path} hrefLang={language} lang={language}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Main>
    </main>
  );
}
