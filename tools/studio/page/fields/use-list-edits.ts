import { idFrom } from '../model/blank';
import { idOf } from '../model/keys';
import { useNavigation } from '../navigation';
import { fieldId, focusSoon } from '../parts/focus';
import { useContent, useSession } from '../session/use-session';
import { addRequest, type EditedList, entriesOf, indexNow, listNow, moveRequest, removeRequest } from './list-requests';
import { useGuidedList } from './use-guided-list';

/** Returns the functions that edit a list, in all languages at once and in all lists that hold the same entries. */
export function useListEdits(field: EditedList['field'], spots: EditedList['spots']) {
  const session = useSession();
  const { pickLater } = useNavigation();
  const { content } = useContent();
  const [first] = spots;
  const list = { field, spots, guided: useGuidedList(first) };
  const entries = entriesOf(list);
  const isPages = list.guided !== undefined && 'page' in list.guided;
  return {
    canAdd: !isPages && entries.length < (field.most ?? Number.POSITIVE_INFINITY),
    canRemove: field.isOptional || entries.length > (field.least ?? 0),
    async add(title: string) {
      const pickThen = pickLater();
      const added = await session.actOn((now) => {
        const current = listNow(list, now);
        const taken = entriesOf(current).flatMap((entry) => idOf(entry) ?? []);
        return addRequest(current, idFrom(title, taken), now.languages);
      });
      const { length } = entriesOf(listNow(list, session.current().content ?? content));
      if (added && first) pickThen({ path: first.path, key: [...first.key, length - 1] });
    },
    async move(from: number, to: number) {
      await session.actOn((now) => {
        const current = listNow(list, now);
        const at = indexNow(list, current, from);
        return at === undefined ? undefined : moveRequest(current, at, placeAfter(current, at, from, to));
      });
    },
    async remove(index: number) {
      const answer = await session.actOn((now) => {
        const current = listNow(list, now);
        const at = indexNow(list, current, index);
        return at === undefined ? undefined : removeRequest(current, at);
      });
      // The button goes, and with it the focus: it goes on to the entry that is there now.
      const { length } = entriesOf(listNow(list, session.current().content ?? content));
      const key = [...(first?.key ?? []), ...(length > 0 ? [Math.min(index, length - 1)] : [])];
      if (answer && first) focusSoon(fieldId({ path: first.path, key }), 'nearest');
    },
  };
}

/** Returns where to move an entry that is at another index than when it was shown: to the top, or as far as it was to move then. */
function placeAfter(list: EditedList, at: number, from: number, to: number): number {
  if (to === 0) return 0;
  return Math.max(0, Math.min(at + to - from, entriesOf(list).length - 1));
}
