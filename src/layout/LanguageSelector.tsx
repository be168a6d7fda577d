import { styled } from '@mui/material/styles';
import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import { opensElsewhere } from '../../packages/fast-page';
import type { LanguageLink } from '../routing/language-links';
import { colors, fingertip, selectedWhereForced, sizes } from '../theme/tokens';
import { useLanguage } from './LanguageProvider';
import { useSite } from './SiteProvider';

interface LanguageSelectorProps {
  /** Accessible name; it must be unique on the page. */
  name: string;
  /** Whether it stands on a dark background. */
  onDeep?: boolean;
  /** Called when a language is chosen in this window, also the current one. */
  onChoose?: () => void;
}

const List = styled('ul', { shouldForwardProp: (prop) => prop !== 'onDeep' })<{ onDeep: boolean }>(({ onDeep }) => ({
  display: 'flex',
  border: `1px solid ${colors.line}`,
  fontSize: sizes.caption,
  fontWeight: 700,
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 36,
    minHeight: 38,
    paddingInline: 'clamp(4px, 0.6vw, 8px)',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { background: colors.line, color: colors.ink },
  '& a[aria-current="true"]': {
    background: onDeep ? colors.paper : colors.ink,
    color: onDeep ? colors.ink : colors.paper,
    '@media (forced-colors: active)': selectedWhereForced,
  },
  '& a[title]': { textDecoration: 'underline dotted' },
  '@media (pointer: coarse)': { '& a': { minWidth: fingertip, minHeight: fingertip } },
}));

/**
 * Links to the same page in the other languages: path translated, query and hash kept (decision 8). If a language does not have
 * the page, its link says so and leads to the closest one.
 */
export function LanguageSelector({ name, onDeep = false, onChoose }: LanguageSelectorProps) {
  const { language: current, links, remember } = useLanguage();
  const { languages } = useSite();
  const open = (event: MouseEvent, { language, path, explanation }: LanguageLink) => {
    remember(language);
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onChoose?.();
    const { pathname, search, hash } = window.location;
    // No navigation for the current language: it would add a history entry.
    if (path !== pathname) navigate(`${path}${search}${explanation ? '' : hash}`);
  };
  return (
    <nav aria-label={name}>
      <List onDeep={onDeep}>
        {links.map((link) => {
          const { language, path, explanation } = link;
          const texts = languages.find((candidate) => candidate.language === language);
          const linkName = `${texts?.label} – ${texts?.name}${explanation ? ` (${explanation})` : ''}`;
          return (
            <li key={language}>
              <a
                href={path}
                hrefLang={language}
                lang={language}
                aria-label={linkName}
                title={explanation && linkName}
                aria-current={language === current ? 'true' : undefined}
                onClick={(event) => open(event, link)}
              >
                {texts?.label}
              </a>
            </li>
          );
        })}
      </List>
    </nav>
  );
}
