import { builtFiles, mainScriptIn } from '../../tools/hosts/built-files';
import { registry, textOf } from '../support/built-site';

test.each(registry.pages.filter(({ kind }) => kind === 'landing').map(({ path }) => path))(
  'npm run smoke finds the script of the deployed site in %s',
  (path) => expect(mainScriptIn(textOf(`${path}.html`))).toBe(builtFiles(path).script),
);
