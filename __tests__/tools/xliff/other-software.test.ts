import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exported, imported, siteAfter } from '../../support/sample-xliff';

const folder = mkdtempSync(join(tmpdir(), 'xliff-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Debian's Python, which has translate-toolkit as a package. */
const python = '/usr/bin/python3';
const hasToolkit = existsSync(python) && spawnSync(python, ['-c', 'import translate.storage.xliff']).status === 0;

/** A folder with OASIS's xliff_core_2.0.xsd and xliff-core-1.2-strict.xsd, and the xml.xsd that they import. */
const schemas = process.env.XLIFF_SCHEMAS;
const hasSchemas = schemas !== undefined && spawnSync('xmllint', ['--version']).status === 0;

if (!hasToolkit) console.warn('Passed over: translate-toolkit is missing (apt-get install translate-toolkit).');
if (!hasSchemas)
  console.warn('Passed over: validation needs xmllint, and XLIFF_SCHEMAS, a folder with the schemas of OASIS.');

const withToolkit = hasToolkit ? test : test.skip;
const withSchemas = hasSchemas ? test : test.skip;

/** Opens a file, translates one unit, marks it as finished, and saves the file. */
const program = `
import sys
from translate.storage import factory
store = factory.getobject(sys.argv[1])
for unit in store.units:
    if unit.getid().endswith('badge'):
        unit.target = 'Para sus equipos'
        unit.markapproved()
store.savefile(sys.argv[2])
`;

withToolkit('translate-toolkit changes one text of XLIFF 1.2, and all others come back as they were', () => {
  const [sent, back] = [join(folder, 'sent.xlf'), join(folder, 'back.xlf')];
  const data = siteAfter();
  writeFileSync(sent, exported(data, 'es', '1.2'));
  expect(spawnSync(python, ['-c', program, sent, back], { encoding: 'utf8' }).stderr).toBe('');
  const { refusals, changes } = imported([readFileSync(back)], data);
  expect(refusals).toEqual([]);
  expect(changes.map(({ text, isDone }) => ({ text, isDone }))).toEqual([{ text: 'Para sus equipos', isDone: true }]);
});

withSchemas.each([
  ['2.0', 'xliff_core_2.0.xsd'],
  ['1.2', 'xliff-core-1.2-strict.xsd'],
] as const)('XLIFF %s is valid', (format, schema) => {
  const path = join(folder, `${format}.xlf`);
  writeFileSync(path, exported(siteAfter(), 'es', format));
  const { stderr } = spawnSync('xmllint', ['--nonet', '--noout', '--schema', join(schemas ?? '', schema), path], {
    encoding: 'utf8',
  });
  expect(stderr).toBe(`${path} validates\n`);
});
