import { scriptJson } from '../../src/seo/script-json';

test('no text can close its script element, and it is parsed unchanged', () => {
  const hostile = { answer: '</script><script>alert(1)</script><!--' };
  expect(scriptJson(hostile)).not.toContain('<');
  expect(JSON.parse(scriptJson(hostile))).toEqual(hostile);
});
