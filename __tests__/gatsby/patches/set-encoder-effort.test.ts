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

const encoders = {
  avif: (options: object) => picture().avif({ quality: 32, ...options }),
  png: (options: object) => picture().png({ quality: 50, ...options }),
};

const formats = ['avif', 'png'] as const;

const make = (format: (typeof formats)[number], options: object = {}) => encoders[format](options).toBuffer();

test('pictures are encoded with our effort if none is given, as in gatsby-plugin-sharp', async () => {
  const another = { avif: 0, png: 9 };
  const ours = await Promise.all(formats.map((format) => make(format, { effort: effort[format] })));
  const others = await Promise.all(formats.map((format) => make(format, { effort: another[format] })));
  const usual = await Promise.all(formats.map((format) => make(format)));
  setEncoderEffort();
  for (const [index, format] of formats.entries()) {
    expect(usual[index]).not.toEqual(ours[index]);
    expect(await make(format)).toEqual(ours[index]);
    expect(await make(format, { effort: another[format] })).toEqual(others[index]);
  }
});
