import { Chip } from './chip';
import { piecesOf } from './pieces';

/** Renders a text that is not being edited: its placeholders are chips with their names. */
export const ShownText = ({ text }: { text: string }) => (
  <>
    {piecesOf(text).map(({ kind, text: piece, at }) =>
      kind === 'placeholder' ? <Chip key={at}>{piece.replace(/[{}\s]/g, '')}</Chip> : piece,
    )}
  </>
);
