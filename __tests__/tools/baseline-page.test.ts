import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { baselinePage } from '../../tools/bench/baseline-page';

const project = process.cwd();
const empty = mkdtempSync(join(tmpdir(), 'empty-'));
beforeAll(() => process.chdir(empty));
afterAll(() => {
  process.chdir(project);
  rmSync(empty, { recursive: true });
});

test('the baseline of the bench shows a picture that no change of the content removes', async () => {
  const server = createServer(baselinePage());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const page = await (await fetch(origin)).text();
    const [, address, width, height] = /<img src="(.+?)" width="(\d+)" height="(\d+)"/.exec(page) ?? [];
    const picture = Buffer.from(await (await fetch(`${origin}${address}`)).arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'heif', width: Number(width), height: Number(height) });
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});
