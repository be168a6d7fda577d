import TerserPlugin from 'terser-webpack-plugin';
import { swcMinimizers } from '../../../src/gatsby/webpack/swc-minimizers';

const forStyles = { apply: () => undefined };

test('scripts are minified by SWC, in place of Gatsby’s Terser; other files as before', () => {
  const [forScripts, ...others] = swcMinimizers([new TerserPlugin(), forStyles]);
  expect(forScripts).toMatchObject({ options: { minimizer: { implementation: TerserPlugin.swcMinify } } });
  expect(others).toEqual([forStyles]);
});

test('another minifier of Gatsby’s is named, instead of a second one beside it', () => {
  expect(() => swcMinimizers([forStyles])).toThrow('Gatsby minifies scripts otherwise');
});
