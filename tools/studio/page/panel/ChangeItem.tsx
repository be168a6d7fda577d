import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import type { Change } from '../../src/changes/changes';
import { fileInWords } from '../model/in-words';
import { keyInWords, parseKey } from '../model/keys';
import { useNavigation } from '../navigation';
import { Columns, Row } from '../parts/styles';
import { useContent, useSession } from '../session/use-session';
import { useWords } from '../words';
import { Value } from './Value';

const Item = styled.li({ display: 'grid', gap: 4 });

/** Renders a change with its values before and after, and a button that reverts it. */
export function ChangeItem({ change }: { change: Change }) {
  const { say } = useWords();
  const session = useSession();
  const { pick } = useNavigation();
  const { content } = useContent();
  const { path, key, kind, before, after } = change;
  const file = content.files.get(path);
  const place = [file?.language, fileInWords(file?.inner ?? path), keyInWords(file?.value, parseKey(key))];
  const name = place.filter(Boolean).join(' · ');
  const taken = useRef<Change>();
  const takeBack = async () => {
    // The list is renewed after the check: until then, a second click would mean this change again.
    if (taken.current === change) return;
    taken.current = change;
    if ((await session.act('revert', { path, key })) === undefined) taken.current = undefined;
  };
  return (
    <Item>
      <Row>
        <strong>{say(kind)}</strong>
        <Button variant="text" lang="en" disabled={!file} onClick={() => pick({ path, key: parseKey(key) })}>
          {name}
        </Button>
        <Button variant="outlined" aria-label={`${say('takeBack')}: ${name}`} onClick={() => void takeBack()}>
          {say('takeBack')}
        </Button>
      </Row>
      <Columns>
        <Value title={say('before')} value={before} />
        <Value title={say('after')} value={after} />
      </Columns>
    </Item>
  );
}
