import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { findKey, type Place } from '../model/keys';
import { nameInFull } from '../model/naming';
import { useNames } from '../model/use-names';
import { TextButton } from '../parts/buttons';
import { NameText } from '../parts/NameText';
import { Input, Note, PartHeading, Sheet, Stack, ViewHeading } from '../parts/styles';
import type { Content, OpenFile } from '../session/content';
import { session } from '../session/session';
import { useContent } from '../session/use-session';
import { useWords } from '../words';

const Files = styled.ul({ columns: '16rem', columnGap: 16 });

/** Lists all files by type, with a search in all languages. A click opens the fields of a file, or the first one with the word. */
export function ContentView() {
  const { say } = useWords();
  const { content } = useContent();
  const names = useNames();
  const [wanted, setWanted] = useState('');
  const label = useId();
  const has = (words: string) => words.toLowerCase().includes(wanted.toLowerCase());
  const placeIn = (file: OpenFile): Place[] => {
    if (has(nameInFull(names.file(file.path)))) return [{ path: file.path, key: [] }];
    const variants = [
      file,
      ...[...content.files.values()].filter(({ inner }) => inner !== undefined && inner === file.inner),
    ];
    const found = variants.flatMap(({ path, value }): Place[] => {
      const key = findKey(value, (part) => ['string', 'number'].includes(typeof part) && has(String(part)));
      return key ? [{ path, key }] : [];
    });
    return found.slice(0, 1);
  };
  const files = shownFiles(content).flatMap((file) => placeIn(file).map((place) => ({ ...file, place })));
  return (
    <Stack gap={16}>
      <ViewHeading>{say('allContent')}</ViewHeading>
      <div>
        <label htmlFor={label}>{say('search')}</label>
        <Input id={label} type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </div>
      <FileList
        title={say('siteFiles')}
        files={files.filter(({ inner, path }) => inner === undefined && !path.includes('/'))}
      />
      <FileList title={say('textFiles')} files={files.filter(({ inner }) => inner !== undefined)} />
      <FileList
        title={say('recordFiles')}
        files={files.filter(({ inner, path }) => inner === undefined && path.includes('/'))}
      />
      {files.length === 0 && <Note role="status">{say('nothingFound')}</Note>}
    </Stack>
  );
}

/** Returns the files to list; the file of the source language represents those of the other languages. */
const shownFiles = ({ files, source }: Content) =>
  [...files.values()].filter(({ inner, language }) => inner === undefined || language === source);

function FileList({ title, files }: { title: string; files: readonly (OpenFile & { place: Place })[] }) {
  const names = useNames();
  if (files.length === 0) return null;
  return (
    <Sheet>
      <PartHeading>{title}</PartHeading>
      <Files>
        {files.map(({ path, place }) => (
          <li key={path}>
            <TextButton onClick={() => session.pick(place)}>
              <NameText name={names.file(path)} />
            </TextButton>
          </li>
        ))}
      </Files>
    </Sheet>
  );
}
