import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { TranslationTask } from '../../src/recipes/translations';
import { nameInFull } from '../model/naming';
import { useNames } from '../model/use-names';
import { focusSoon } from '../parts/focus';
import { NameText } from '../parts/NameText';
import { capitalised, Note, PartHeading, Row, Sheet, Stack } from '../parts/styles';
import { session } from '../session/session';
import { useContent } from '../session/use-session';
import { useWords } from '../words';

const Named = styled.strong(capitalised);

/** The id of the heading of the list. */
export const translationsId = 'translations-heading';

/** Lists the pending translations by language and file, with buttons that mark all of them as right. */
export function Translations() {
  const { say } = useWords();
  const { checked, content } = useContent();
  const others = content.languages.filter((code) => code !== content.source);
  const { tasks } = checked;
  return (
    <Sheet>
      <PartHeading id={translationsId} tabIndex={-1}>
        {say('translations')}
      </PartHeading>
      <Note>{say(tasks.length > 0 ? 'translationsHint' : 'nothingWaits')}</Note>
      {others.map((language) => {
        const own = tasks.filter((task) => task.language === language);
        return own.length > 0 && <LanguageTasks key={language} language={language} tasks={own} />;
      })}
    </Sheet>
  );
}

interface LanguageTasksProps {
  language: string;
  tasks: readonly TranslationTask[];
}

function LanguageTasks({ language, tasks }: LanguageTasksProps) {
  const { say } = useWords();
  const { content } = useContent();
  const names = useNames();
  const name = say.language(language);
  const files = [...content.files.values()].filter((file) => file.language === language);
  const pathOf = (inner: string) => files.find((file) => file.inner === inner)?.path ?? '';
  return (
    <Stack gap={8} role="group" aria-label={name}>
      <Row>
        <Named>{name}</Named>
        <MarkAll language={language} what={name} />
      </Row>
      <Stack as="ul" gap={4}>
        {[...new Set(tasks.map(({ file }) => file))].map((file) => {
          const own = tasks.filter((task) => task.file === file);
          return (
            <li key={file}>
              <Row>
                <Button
                  variant="text"
                  style={{ minWidth: 0 }}
                  onClick={() => session.pick({ path: pathOf(file), key: own[0]?.key ?? [] })}
                >
                  <span>
                    <NameText name={names.file(pathOf(file))} />
                  </span>
                </Button>
                <Note as="span">{say.counted('waiting', own.length)}</Note>
                <MarkAll language={language} file={file} what={`${name}, ${nameInFull(names.file(pathOf(file)))}`} />
              </Row>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}

interface MarkAllProps {
  language: string;
  file?: string;
  /** The name of the language or file, for the label of the button. */
  what: string;
}

/**
 * Renders a button that marks all translations as right. Texts that still equal the source need a second click, which confirms
 * that this is intended.
 */
function MarkAll({ language, file, what }: MarkAllProps) {
  const { say } = useWords();
  const { content } = useContent();
  const [refused, setRefused] = useState(0);
  const mark = async () => {
    const wish = { language, ...(file !== undefined && { file }), ...(refused > 0 && { meansSame: true }) };
    const left = (await session.act<unknown[]>('marktranslated', wish))?.length ?? 0;
    setRefused(left);
    // The button goes with its tasks.
    if (left === 0) focusSoon(translationsId, 'nearest');
  };
  const source = say.language(content.source);
  return (
    <>
      <Button
        variant="outlined"
        aria-label={say('labelled', { label: say(refused > 0 ? 'meantSame' : 'allRight'), what })}
        onClick={() => void mark()}
      >
        {say(refused > 0 ? 'meantSame' : 'allRight')}
      </Button>
      <span role="status">{refused > 0 && say.counted('same', refused, { language: source })}</span>
    </>
  );
}
