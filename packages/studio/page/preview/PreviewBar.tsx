import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useId, useRef } from 'react';
import type { SitePage } from '../../src/server/page-answers';
import { usePageNames } from '../model/use-names';
import { Row, Select } from '../parts/styles';
import { useContent } from '../session/use-session';
import { useWords } from '../words';

interface PreviewBarProps {
  /** The address of the previewed page, or of the one that is loading. */
  current: string | undefined;
  goTo(path: string): void;
  width: PreviewWidth;
  setWidth(width: PreviewWidth): void;
  isPicking: boolean;
  setPicking(on: boolean): void;
  /** Whether the texts of the page are listed. */
  isListed: boolean;
  /** Lists them, or closes the list. */
  onList(): void;
}

/** The id of the button that lists the texts of the page. */
export const listButtonId = 'list-texts';

const hasAddress = ({ addresses }: SitePage, path: string | undefined) => Object.values(addresses).includes(path ?? '');

/** The page at an address; when its slug changes, it is still the page that was there. */
function useShownPage(pages: readonly SitePage[], current: string | undefined): SitePage | undefined {
  const last = useRef<SitePage>();
  const isLast = ({ kind, id }: SitePage) => kind === last.current?.kind && id === last.current.id;
  const page = pages.find((one) => hasAddress(one, current)) ?? pages.find(isLast) ?? pages[0];
  last.current = page;
  return page;
}

/** Goes to the page that the list names when the one that was shown is on the site no more. */
function useFollow(page: SitePage | undefined, current: string | undefined, goTo: (path: string) => void): void {
  const before = useRef<SitePage>();
  useEffect(() => {
    const isOther = before.current && page && (before.current.kind !== page.kind || before.current.id !== page.id);
    const language = Object.entries(before.current?.addresses ?? {}).find(([, path]) => path === current)?.[0];
    before.current = page;
    if (isOther && !hasAddress(page, current))
      goTo(page.addresses[language ?? ''] ?? Object.values(page.addresses)[0] ?? '/');
  }, [page, current, goTo]);
}

/** Goes to a page that was added, if its fields are open. */
function useNewPage(pages: readonly SitePage[], goTo: (path: string) => void): void {
  const { content, picked } = useContent();
  const before = useRef<readonly SitePage[]>(pages);
  useEffect(() => {
    const isNew = ({ kind, id }: SitePage) => !before.current.some((one) => one.kind === kind && one.id === id);
    const added = pages.find((page) => picked?.path.endsWith(`/${page.id}.json`) && isNew(page));
    before.current = pages;
    if (added) goTo(added.addresses[content.source] ?? '/');
  }, [pages, picked, content.source, goTo]);
}

/** Goes to the landing page when an entry was added there, in the language that is shown. */
function useNewEntry(
  pages: readonly SitePage[],
  page: SitePage | undefined,
  current: string | undefined,
  goTo: (path: string) => void,
) {
  const { added } = useContent();
  const before = useRef(added);
  useEffect(() => {
    if (before.current === added) return;
    before.current = added;
    const landing = pages.find(({ kind }) => kind === 'landing');
    if (!landing || page?.kind === landing.kind) return;
    const language = Object.entries(page?.addresses ?? {}).find(([, path]) => path === current)?.[0];
    goTo(landing.addresses[language ?? ''] ?? Object.values(landing.addresses)[0] ?? '/');
  }, [added, pages, page, current, goTo]);
}

/** The language of a page at an address; when its slug changes, it is still the language that was there. */
function useShownLanguage({ addresses }: SitePage, current: string | undefined): string | undefined {
  const last = useRef<string>();
  const language = Object.keys(addresses).find((code) => addresses[code] === current) ?? last.current;
  last.current = language;
  return language;
}

/** Renders the controls of the preview: page, language, width, and whether a click selects. */
export function PreviewBar({ current, goTo, width, setWidth, isPicking, setPicking, isListed, onList }: PreviewBarProps) {
  const { say } = useWords();
  const { checked } = useContent();
  const pages = checked.pages ?? [];
  const page = useShownPage(pages, current);
  useFollow(page, current, goTo);
  useNewPage(pages, goTo);
  useNewEntry(pages, page, current, goTo);
  return (
    <Row>
      {page && <PageChooser {...{ pages, page, current, goTo }} />}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={width}
        aria-label={say('width')}
        onChange={(_, next) => next && setWidth(next)}
      >
        {(Object.keys(previewWidths) as PreviewWidth[]).map((name) => (
          <ToggleButton key={name} value={name}>
            {say(name)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButton size="small" value="picking" selected={isPicking} onChange={() => setPicking(!isPicking)}>
        {say('picking')}
      </ToggleButton>
      <Button id={listButtonId} variant="text" aria-expanded={isListed} onClick={onList}>
        {say('listTexts')}
      </Button>
    </Row>
  );
}

interface PageChooserProps extends Pick<PreviewBarProps, 'current' | 'goTo'> {
  pages: readonly SitePage[];
  page: SitePage;
}

/** Renders the controls for the page and its language. */
function PageChooser({ pages, page, current, goTo }: PageChooserProps) {
  const { say } = useWords();
  const { content } = useContent();
  const nameOf = usePageNames();
  const id = useId();
  const language = useShownLanguage(page, current) ?? content.source;
  const choose = (index: number) => {
    const { addresses = {} } = pages[index] ?? {};
    goTo(addresses[language] ?? Object.values(addresses)[0] ?? '/');
  };
  return (
    <>
      <label htmlFor={id}>{say('page')}</label>
      <Select
        id={id}
        style={{ width: 'auto', maxWidth: '14rem' }}
        value={pages.indexOf(page)}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {pages.map((one, index) => (
          <option key={`${one.kind} ${one.id}`} value={index}>
            {nameOf(one)}
          </option>
        ))}
      </Select>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        aria-label={say('language')}
        onChange={(_, code) => goTo(page.addresses[code] ?? current ?? '/')}
      >
        {Object.keys(page.addresses).map((code) => (
          <ToggleButton key={code} value={code} aria-label={`${code}, ${say.language(code)}`}>
            {code}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}

/** The widths of the preview, in pixels. */
export const previewWidths = { phone: 390, tablet: 768, desktop: 1280 } as const;

/** The name of a width. */
export type PreviewWidth = keyof typeof previewWidths;
