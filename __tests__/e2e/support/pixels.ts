import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A screenshot: three values from 0 to 255 per pixel. */
interface Pixels {
  data: Buffer;
  width: number;
}

/** A part of the page, in pixels from its top left corner. */
interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The contrast of a text with its background. */
interface TextContrast {
  text: string;
  /** The smallest contrast of all pixels behind its letters (WCAG 2.2, 1.4.3). */
  contrast: number;
  /** The required contrast: 3 for large text, otherwise 4.5. */
  needed: number;
}

/** Styles of the measured texts: without their letters, or with the colour of their letters as a surface. */
const looks = `
  [data-look] *, [data-look] *::before, [data-look] *::after { transition: none !important; }
  [data-look] [data-measured], [data-look] [data-measured] * {
    color: transparent !important; -webkit-text-fill-color: transparent !important;
  }
  [data-look="letters"] [data-measured="plain"], [data-look="letters"] [data-measured="plain"]::before {
    background: var(--letters) !important;
  }
  [data-look="letters"] [data-measured="gradient"] { background-clip: border-box !important; }
  [data-look="none"] [data-measured="gradient"] { background: none !important; }`;

/** Measures the contrast of every text in a gradient, on a gradient, or on a link or button, on rendered pixels. */
export async function textContrasts(page: Page): Promise<TextContrast[]> {
  const measured = await page.evaluate(markTexts, looks);
  const size = await page.evaluate(() => [document.body.scrollWidth, document.body.scrollHeight] as const);
  const whole = { left: 0, top: 0, width: size[0], height: size[1] };
  const look = (value: string) => page.evaluate((name) => document.documentElement.setAttribute('data-look', name), value);
  await look('letters');
  const letters = await pixelsIn(page, whole, true);
  await look('none');
  const below = await pixelsIn(page, whole, true);
  return measured.map(({ text, needed, areas }) => {
    const contrasts = areas.flatMap((area) => indexesOf(area, below)).map((at) => contrastAt(at, letters, below));
    // Where both are the same, a box cuts the text off.
    const seen = contrasts.filter((contrast) => contrast > 1);
    return { text, needed, contrast: seen.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY) };
  });
}

/** Runs in the browser: marks the texts to measure, and returns where their lines are. */
function markTexts(looks: string): { text: string; needed: number; areas: Area[] }[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(looks);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // A picture of more than the window moves what is sticky, the first one not as far as the others.
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(element).position === 'sticky') element.style.position = 'static';
  }
  const textsOf = ({ childNodes }: Element) => [...childNodes].filter((node) => node instanceof Text && node.data.trim());
  const isInteresting = (element: Element) => {
    const { backgroundImage, backgroundClip } = getComputedStyle(element);
    const isPressed = element.matches('a, button:not([aria-disabled="true"]), summary');
    return isPressed || backgroundImage.includes('gradient') || backgroundClip.includes('text');
  };
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.checkVisibility() && textsOf(element).length > 0 && isInteresting(element),
  );
  return elements.map((element) => {
    const { fontSize, fontWeight, backgroundClip, color } = getComputedStyle(element);
    element.dataset.measured = backgroundClip.includes('text') ? 'gradient' : 'plain';
    element.style.setProperty('--letters', color);
    const pixels = Number.parseFloat(fontSize);
    // 18 points, or 14 points in bold.
    const isLarge = pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700);
    const areas = textsOf(element).flatMap((text) => {
      const range = document.createRange();
      range.selectNode(text);
      return [...range.getClientRects()].map(({ left, top, width, height }) => ({
        left,
        top: top + window.scrollY,
        width,
        height,
      }));
    });
    return { text: element.textContent ?? '', needed: isLarge ? 3 : 4.5, areas };
  });
}

/**
 * Takes a screenshot, encoded quickly: Playwright's own take most of the time of a test that needs many.
 * @param isBeyondWindow whether the part is not in view as a whole
 */
export async function pixelsIn(page: Page, area: Area, isBeyondWindow = false): Promise<Pixels> {
  const session = await page.context().newCDPSession(page);
  const screenshot = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: isBeyondWindow,
    clip: { x: area.left, y: area.top, width: area.width, height: area.height, scale: 1 },
  });
  await session.detach();
  const image = sharp(Buffer.from(screenshot.data, 'base64')).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

/** The indexes of the whole pixels of an area in the data of a screenshot. */
function indexesOf({ left, top, width, height }: Area, picture: Pixels): number[] {
  const wholes = (from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.floor(to) - Math.ceil(from)) }, (_, index) => Math.ceil(from) + index);
  const columns = wholes(Math.max(0, left), Math.min(picture.width, left + width));
  return wholes(Math.max(0, top), top + height).flatMap((row) =>
    columns.map((column) => (row * picture.width + column) * 3),
  );
}

/** How many pixels of two screenshots of the same area differ by at least 3:1 (WCAG 2.2, 2.4.13). */
export function pixelsThatDiffer(one: Pixels, other: Pixels): number {
  let count = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    if (contrastAt(at, one, other) >= 3) count++;
  }
  return count;
}

/** Contrast of a pixel of two screenshots, from 1 to 21. */
function contrastAt(index: number, one: Pixels, other: Pixels): number {
  const [a, b] = [luminanceAt(one, index), luminanceAt(other, index)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Every value of a channel as WCAG computes luminance with it, once for the millions of pixels. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance, from 0 to 1, as WCAG defines it. */
function luminanceAt({ data }: Pixels, index: number): number {
  const linearAt = (channel: number) => linear[data[index + channel] ?? 0] ?? 0;
  return 0.2126 * linearAt(0) + 0.7152 * linearAt(1) + 0.0722 * linearAt(2);
}
