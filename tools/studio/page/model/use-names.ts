import { useMemo } from 'react';
import { useContent } from '../session/use-session';
import { useWords } from '../words';
import { type Names, namesOf } from './naming';

/** Returns the names of the parts of the content, in the language of the studio if the content has it. */
export function useNames(): Names {
  const { content, known } = useContent();
  const { locale } = useWords();
  return useMemo(() => namesOf(content, known, locale), [content, known, locale]);
}
