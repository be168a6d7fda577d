import { withoutMarks } from '../marks';
import { placesOf, readLegend } from './legend';
import { markedTextsIn } from './marked-texts';
import { send } from './messages';

/** Sends the studio every text of the page in reading order, the document's head first; each place once. */
export async function list(): Promise<void> {
  const legend = await readLegend();
  const seen = new Set<number>();
  const fields = markedTextsIn(document.documentElement).flatMap(({ text, marks }) => {
    const own = marks.filter((mark) => !seen.has(mark));
    for (const mark of own) seen.add(mark);
    return placesOf(own, legend).map((place) => ({ ...place, text: withoutMarks(text).trim() }));
  });
  send({ kind: 'list', fields });
}
