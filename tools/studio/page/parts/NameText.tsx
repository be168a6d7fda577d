import styled from '@emotion/styled';
import { Fragment } from 'react';
import type { Name } from '../model/naming';
import { colors } from '../site';
import { sizes } from '../studio-theme';
import { ShownText } from '../text/ShownText';

const Id = styled.span({ color: colors.inkSoft, fontSize: sizes.small, fontWeight: 400 });

/** Renders the name of a part of the content, with its id as secondary text. */
export const NameText = ({ name: { words, id } }: { name: Name }) => (
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
  </>
);
