import { idFrom } from '../model/blank';
import { idOf } from '../model/keys';
import { useNavigation } from '../navigation';
import { fieldId, focusSoon } from '../parts/focus';
import { useContent, useSession } from '../session/use-session';
import { addRequest, type EditedList, entriesOf, moveRequest, removeRequest } from './list-requests';
import { useGuidedList } from './use-guided-list';

/** Returns the functions that edit a list, in all languages at once and in all lists that hold the same entries. */
export function useListEdits(field: EditedList['field'], spots: EditedList['spots']) {
  const session = useSession();
  const { pick } = useNavigation();
  const { content } = useContent();
  const [first] = spots;
  const list = { field, spots, guided: useGuidedList(first) };
  const entries = entriesOf(list);
  const isPages = list.guided !== undefined && 'page' in list.guided;
  return {
    canAdd: !isPages && entries.length < (field.most ?? Number.POSITIVE_INFINITY),
    canRemove: field.isOptional || entries.length > (field.least ?? 0),
    async add(title: string) {
      const id = idFrom(
        title,
        entries.flatMap((entry) => idOf(entry) ?? []),
      );
      const { name, body } = addRequest(list, id, content.languages);
      await session.act(name, body);
      if (first) pick({ path: first.path, key: [...first.key, entries.length] });
    },
    async move(from: number, to: number) {
      const { name, body } = moveRequest(list, from, to);
      await session.act(name, body);
    },
    async remove(index: number) {
      const { name, body } = removeRequest(list, index);
      await session.act(name, body);
      // The clicked button no longer exists.
      if (first) focusSoon(fieldId(first));
    },
  };
}
