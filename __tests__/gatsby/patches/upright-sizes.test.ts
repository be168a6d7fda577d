import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import plugin from 'gatsby-plugin-sharp';
import sharp from 'sharp';
import { setUprightSizes } from '../../../src/gatsby/patches/upright-sizes';

const folder = mkdtempSync(join(tmpdir(), 'upright-'));

afterAll(() => rmSync(folder, { recursive: true }));

const formats = ['jpeg', 'png', 'webp', 'avif'] as const;

test.each(formats.flatMap((format) => [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => [format, orientation] as const)))(
  'pictures are made from the size of a photo as people see it: %s, orientation %i',
  async (format, orientation) => {
    setUprightSizes();
    const absolutePath = join(folder, `${orientation}.${format}`);
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#abc' } })
      .withMetadata({ orientation })
      .toFormat(format)
      .toFile(absolutePath);
    const size = await plugin.getImageSizeAsync({ absolutePath, internal: { contentDigest: absolutePath } as never });
    expect(size).toMatchObject(orientation < 5 ? { width: 60, height: 40 } : { width: 40, height: 60 });
  },
);
