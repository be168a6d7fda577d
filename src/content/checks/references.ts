import {
  childSchema,
  closestName,
  type Problem,
  quoted,
  referenceRegistry,
  unwrapped,
  valueAt,
} from '../../../packages/content';
import { walkTexts } from '../../../packages/content/browser';
import { allCollections } from '../collection-facts';
import { factFiles } from '../file-kinds';
import { problemAt } from '../problems';
import type { CheckedFiles } from './check';
import { idsIn } from './shared-ids';

/** What an entry of a collection names in another file of facts is there; it need not be published. */
export function checkReferences(files: CheckedFiles): Problem[] {
  return allCollections.flatMap(({ catalogue: { path } }) => {
    const schema = Object.values(factFiles).find((file) => file.path === path)?.schema;
    return walkTexts(files.documents.get(path)?.value).flatMap(({ path: key, text }) => {
      const field = schema && childSchema(schema, key);
      const target = field && referenceRegistry.get(unwrapped(field));
      const list = target && valueAt(files.documents.get(target.file)?.value, [target.list]);
      const ids = idsIn(list);
      if (ids.length === 0 || ids.includes(text)) return [];
      const meant = closestName(text, ids);
      return problemAt(files, path, key, {
        kind: 'id-unknown',
        found: `"${text}", which data/${target?.file} does not have`,
        expected: `one of ${quoted(ids)}`,
        fix: meant ? `Did you mean "${meant}"?` : 'Correct the id, or take this line out.',
      });
    });
  });
}
