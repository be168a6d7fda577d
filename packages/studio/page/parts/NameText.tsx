import styled from '@emotion/styled';
import { Fragment } from 'react';
import type { Name } from '../model/naming';
import { colors } from '../site';
import { sizes } from '../studio-theme';
import { piecesOf } from '../text/pieces';
import { useWords } from '../words';

const Id = styled.span({ color: colors.inkSoft, fontSize: sizes.small, fontWeight: 400 });

/** Renders the name of a part of the content, with its id as secondary text, and whether visitors do not see it. */
export const NameText = ({ name: { words, id, isHidden } }: { name: Name }) => (
  <>
    {words.map(({ text, language }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a name never change their order
      <Fragment key={index}>
        {index > 0 && ' › '}
        <span lang={language}>
          <ShownText text={text} />
        </span>
      </Fragment>
    ))}
    {id !== undefined && (
      <>
        {' '}
        <Id lang="en">{id}</Id>
      </>
    )}
    {isHidden && <Hidden />}
  </>
);

const Hidden = () => <Id> · {useWords().say('hidden')}</Id>;

/** The box around a placeholder. It takes no room, so that a text with chips is as wide as the same text without. */
export const Chip = styled.span({ borderRadius: 3, background: colors.pale, boxShadow: `0 0 0 1px ${colors.emberText}` });

/** Renders a text that is not being edited: its placeholders are chips with their names. */
export const ShownText = ({ text }: { text: string }) => (
  <>
    {piecesOf(text).map(({ kind, text: piece, at }) =>
      kind === 'placeholder' ? <Chip key={at}>{piece.replace(/[{}\s]/g, '')}</Chip> : piece,
    )}
  </>
);
