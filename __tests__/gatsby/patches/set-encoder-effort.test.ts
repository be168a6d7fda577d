import { createRequire } from 'node:module';
import type Sharp from 'sharp';
import { effort, setEncoderEffort } from '../../../src/gatsby/patches/set-encoder-effort';

/** As gatsby-plugin-sharp finds it. */
const sharp = createRequire(require.resolve('gatsby-plugin-sharp/package.json'))('sharp') as typeof Sharp;

/** A picture with edges and many colours, so that it matters how hard the encoder tries. */
const picture = () =>
  sharp(
    Buffer.from(
      '<svg width="320" height="200"><linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/>' +
        '</linearGradient><circle cx="99" cy="99" r="90" fill="url(#g)"/><text y="50">CAE</text></svg>',
    ),
  );

const make = (options: object = {}) =>
  picture()
    .avif({ quality: 32, ...options })
    .toBuffer();

test('pictures are encoded with our effort if none is given, as in gatsby-plugin-sharp', async () => {
  const [ours, others, usual] = await Promise.all([make({ effort }), make({ effort: 0 }), make()]);
  setEncoderEffort();
  expect(usual).not.toEqual(ours);
  expect(await make()).toEqual(ours);
  expect(await make({ effort: 0 })).toEqual(others);
});
