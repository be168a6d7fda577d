import { createRequire } from 'node:module';
import type Sharp from 'sharp';
import { setAvifEffort } from '../../../src/gatsby/patches/set-avif-effort';

/** As gatsby-plugin-sharp finds it. */
const sharp = createRequire(require.resolve('gatsby-plugin-sharp/package.json'))('sharp') as typeof Sharp;

/** A picture with edges, so that it matters how hard the encoder tries. */
const picture = () =>
  sharp(
    Buffer.from('<svg width="320" height="200"><circle cx="99" cy="99" r="70" fill="red"/><text y="50">CAE</text></svg>'),
  );

test('pictures are encoded with our effort if none is given, as in gatsby-plugin-sharp', async () => {
  const make = (options: object) =>
    picture()
      .avif({ quality: 32, ...options })
      .toBuffer();
  const [low, ours, usual] = await Promise.all([0, 3, 4].map((effort) => make({ effort })));
  expect(await make({})).toEqual(usual);
  expect(ours).not.toEqual(usual);
  setAvifEffort();
  expect(await make({})).toEqual(ours);
  expect(await make({ effort: 0 })).toEqual(low);
});
