import { scriptJson } from '../../src/seo/script-json';

test('no text can close the script element it stands in, and machines read it unchanged', () => {
  const hostile = { answer: '</script><script>alert(1)</script><!--' };
  expect(scriptJson(hostile)).not.toContain('<');
  expect(JSON.parse(scriptJson(hostile))).toEqual(hostile);
});
