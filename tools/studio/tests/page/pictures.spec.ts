import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, fieldAt, test } from './studio';

const place = ['testimonials.json', 'testimonials[0].imageSrc'] as const;

/** Drops a file on the picture of the first testimonial. */
async function drop(page: Page, name: string, type: string, bytes: Buffer): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ base64, ...file }) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([content], file.name, { type: file.type }));
      return data;
    },
    { name, type, base64: bytes.toString('base64') },
  );
  // The field takes no other picture while it processes one.
  await expect(fieldAt(page, ...place)).toBeEnabled();
  await fieldAt(page, ...place).dispatchEvent('drop', { dataTransfer });
}

/** Opens the first testimonial. */
async function open(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'All content' }).click();
  await page.getByRole('button', { name: 'Testimonials', exact: true }).click();
  await page.locator('[id="field:testimonials.json:testimonials[0]"]').click();
}

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#246' } });

test('a dropped picture that cannot be used is refused with the reason, and the old one stays', async ({
  opened: page,
  studio,
}) => {
  await open(page);
  const before = studio.studio.draft.read(place[0])?.toString();
  await drop(page, 'drawing.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(page.getByRole('alert').getByText(/this is SVG or text/)).toBeVisible();
  await drop(page, 'letter.pdf', 'application/pdf', Buffer.from('%PDF-1.7'));
  await expect(page.getByRole('alert').getByText(/whole and of at most/)).toBeVisible();
  await drop(page, 'small.png', 'image/png', await flat(90, 90).png().toBuffer());
  await expect(page.getByRole('alert').getByText(/90 pixels wide; at least/)).toBeVisible();
  expect(studio.studio.draft.read(place[0])?.toString()).toBe(before);
});

test('after a folder was dropped, the reason is shown and another picture can be chosen', async ({ opened: page }) => {
  await open(page);
  // Browsers fail to read a folder; a test cannot drop one.
  await page.evaluate(() => {
    FileReader.prototype.readAsDataURL = function () {
      this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
    };
  });
  await drop(page, 'folder', '', Buffer.from('x'));
  await expect(page.getByRole('alert').getByText(/cannot read this as a file/)).toBeVisible();
  await expect(fieldAt(page, ...place)).toBeEnabled();
});

test('the same file can be chosen again, for example after it was made larger', async ({ opened: page }) => {
  await open(page);
  const input = page.locator('input[type="file"]');
  const buffer = await flat(90, 60).png().toBuffer();
  await input.setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('alert').getByText(/90 pixels wide; at least/)).toBeVisible();
  // Browsers report a choice only if it differs from what the input holds.
  await expect(input).toHaveValue('');
});

test('a dropped picture that is too heavy is made lighter, one of another format is converted', async ({
  opened: page,
  studio,
}) => {
  await open(page);
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const heavy = sharp({ create: { width: 700, height: 700, channels: 3, background: '#888', noise } });
  const bytes = await heavy.webp({ lossless: true }).toBuffer();
  expect(bytes.length).toBeGreaterThan(400_000);
  await drop(page, 'heavy.webp', 'image/webp', bytes);
  const name = () => {
    const text = studio.studio.draft.read(place[0])?.toString() ?? '';
    return (JSON.parse(text) as { testimonials: { imageSrc: string }[] }).testimonials[0]?.imageSrc ?? '';
  };
  await expect.poll(name, { timeout: 30_000 }).toMatch(/\.jpg$/);
  const kept = studio.studio.draft.read(`images/${name()}`);
  expect(kept?.length).toBeLessThanOrEqual(400_000);
  expect((await sharp(kept).metadata()).format).toBe('jpeg');
  await expect(page.getByRole('alert').getByText(/./)).toHaveCount(0);
});
