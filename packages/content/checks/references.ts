import { closestName } from '../problems/closest';
import { type Problem, valueAt } from '../problems/problem';
import { problemAt } from '../problems/problem-kinds';
import { quoted } from '../problems/quotation';
import { childSchema, referenceRegistry, unwrapped } from '../schema/schema-walk';
import { walkTexts } from '../schema/walk-texts';
import type { CheckedFiles } from './check';
import { idsIn } from './shared-ids';

/** What an entry of a collection names in another file of facts is there; it need not be published. */
export function checkReferences(files: CheckedFiles): Problem[] {
  return Object.values(files.model.collections).flatMap(({ catalogue: { path } }) => {
    const { file, value } = files.documents.get(path) ?? {};
    return walkTexts(value).flatMap(({ path: key, text }) => {
      const field = file && childSchema(file.schema, key);
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
