import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawCards } from '../../src/build/draw-cards';
import { asDrawn } from '../../src/data/card-letters';
import { cardPath } from '../../src/seo/card-path';
import { socialCard } from '../../src/seo/social-card';
import { colors, labelBars } from '../../src/theme/tokens';

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['CO₂ et m² à Łódź', '👩‍🌾', 'Привет ≥ 7'])('a card with "%s" is drawn', async (words) => {
  const text = {
    name: 'Brasa',
    label: asDrawn(words),
    heading: asDrawn(words),
    host: 'www.example.com',
    pointer: asDrawn(words),
  };
  const card = { path: '/fr', card: socialCard(text, { ...colors, bars: labelBars }) };
  await drawCards([card], folder, join(folder, 'cache'));
  const picture = readFileSync(join(folder, cardPath('/fr')));
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
});
