import styled from '@emotion/styled';
import { withoutNull } from '../model/in-words';
import { Note } from '../parts/styles';

const Name = styled.h3({ fontSize: '0.9375rem', fontWeight: 700, lineHeight: 1.4 });

/** Renders the name of a field and the description from its schema, both in English. */
export function Heading({ id, name, description }: { id: string; name: string; description?: string }) {
  return (
    <div>
      <Name id={id} lang="en">
        {name}
      </Name>
      {description && <Note lang="en">{withoutNull(description)}</Note>}
    </div>
  );
}
